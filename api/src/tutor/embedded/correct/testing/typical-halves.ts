import { createHash } from 'node:crypto';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { FactSources } from '../../facts/fact-sources.ts';

/** Whether the rules were written with this mistake in view, or it was held out. */
export function isDeveloped(key: string): boolean {
  return (createHash('sha256').update(key).digest()[0] ?? 0) % 2 === 0;
}

/** The same sources without the list of typical mistakes, so that rules alone are measured. */
export function withoutTypical(sources: FactSources): FactSources {
  const { teaching } = sources;
  return {
    ...sources,
    teaching: {
      ...teaching,
      ofLanguage: (language: LanguageCode) => ({ ...teaching.ofLanguage(language), mistakes: [] }),
    },
  };
}
