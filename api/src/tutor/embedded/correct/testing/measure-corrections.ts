import type { LanguageCode } from '@topwords/platform/contracts';
import type { FactSources } from '../../facts/fact-sources.ts';
import { correctSentence, type Correction } from '../index.ts';
import { isDeveloped, withoutTypical } from './typical-halves.ts';

/** Any native language but the language itself: the reasons do not matter here. */
function nativeFor(language: LanguageCode): LanguageCode {
  return language === 'en' ? 'es' : 'en';
}

/** Right sentences that are corrected all the same. */
export function findAlarms(
  sources: FactSources,
  language: LanguageCode,
  texts: readonly string[],
): Correction[] {
  const native = nativeFor(language);
  return texts
    .map((text) => correctSentence(sources, { text, language, native }))
    .filter(({ corrected }) => corrected !== null);
}

interface Share {
  found: number;
  of: number;
}

/** How many typical mistakes are found: with the list of them, and by the rules alone. */
export function measureTypical(sources: FactSources, language: LanguageCode) {
  const native = nativeFor(language);
  const { mistakes } = sources.teaching.ofLanguage(language);
  const count = (from: FactSources, chosen: typeof mistakes): Share => ({
    found: chosen.filter(
      ({ wrong }) => correctSentence(from, { text: wrong, language, native }).corrected !== null,
    ).length,
    of: chosen.length,
  });
  const rules = withoutTypical(sources);
  return {
    withList: count(sources, mistakes),
    developed: count(
      rules,
      mistakes.filter(({ key }) => isDeveloped(key)),
    ),
    heldOut: count(
      rules,
      mistakes.filter(({ key }) => !isDeveloped(key)),
    ),
  };
}
