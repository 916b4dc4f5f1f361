import type { BuiltPhrases } from '@topwords/content/phrases';
import type { LanguageCode } from '@topwords/platform/contracts';
import { equivalentsIn } from '../../bank/glosses.ts';
import { groupByEach } from '../../bank/group-by-each.ts';
import { memoizeByLanguage } from '../../bank/memoize-by-language.ts';

/** Words that say something together, as their author wrote them. */
export interface KeptExpression {
  /** What each word may be: headwords for all their forms, or forms. */
  words: readonly (readonly string[])[];
  /** Before which word others may stand, and how many at most. */
  gap?: { place: number; longest: number };
  meanings: Readonly<Partial<Record<LanguageCode, readonly string[]>>>;
}

/** The expressions of each language by their first words. */
export interface Expressions {
  startingWith(word: string, language: LanguageCode): readonly KeptExpression[];
}

/** The most words that `sb` and `…` can match. */
const gaps = new Map([
  ['sb', 2],
  ['…', 3],
]);

/** Indexes the expressions of each language on first use. */
export function createExpressions(load: () => BuiltPhrases): Expressions {
  const indexOf = memoizeByLanguage((language) => {
    const all = (load().expressions?.[language] ?? []).map(({ text, ...glosses }) => {
      const written = text.toLocaleLowerCase(language).split(' ');
      const place = written.findIndex((one) => gaps.has(one));
      const meanings = Object.entries(glosses).map(([to, one]) => [to, equivalentsIn(one)]);
      return {
        words: written
          .filter((one) => !gaps.has(one))
          .map((one) => one.split('|').map((word) => word.replaceAll('_', ' '))),
        ...(place > 0 && { gap: { place, longest: gaps.get(written[place] ?? '') ?? 1 } }),
        meanings: Object.fromEntries(meanings),
      };
    });
    return groupByEach(all, ({ words }) => words[0] ?? []);
  });
  return { startingWith: (word, language) => indexOf(language).get(word) ?? [] };
}
