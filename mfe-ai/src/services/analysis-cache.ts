import type { WordAnalysis } from '@topwords/platform/contracts';

/** Analyses that are kept; one more, and the oldest is evicted. */
export const analysisCacheLimit = 50;

/** What the tutor has said of the last words, by the key of what was asked. */
export interface AnalysisCache {
  get(key: string): WordAnalysis | undefined;
  set(key: string, analysis: WordAnalysis): void;
  clear(): void;
}

/** Makes an empty cache. The oldest is the one that came first, however often it was looked at. */
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
