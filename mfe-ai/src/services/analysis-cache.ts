import type { WordAnalysis } from '@topwords/platform/contracts';

/** Maximum number of cached analyses; one more evicts the oldest. */
export const analysisCacheLimit = 50;

/** The tutor's latest analyses, by the key of the question. */
export interface AnalysisCache {
  get(key: string): WordAnalysis | undefined;
  set(key: string, analysis: WordAnalysis): void;
  clear(): void;
}

/** Creates an empty cache. The oldest entry is the one added first, no matter how often it is read. */
export function createAnalysisCache(limit = analysisCacheLimit): AnalysisCache {
  const analyses = new Map<string, WordAnalysis>();
  return {
    get: (key) => analyses.get(key),
    set(key, analysis) {
      analyses.delete(key);
      const [oldest] = analyses.keys();
      if (analyses.size >= limit && oldest !== undefined) analyses.delete(oldest);
      analyses.set(key, analysis);
    },
    clear: () => analyses.clear(),
  };
}
