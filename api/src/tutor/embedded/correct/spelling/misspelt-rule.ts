import { allCorrection, type Lexicon, type Rule } from '@topwords/languages/correction';
import type { LanguageCode } from '@topwords/platform/contracts';

const capital = /^\p{Lu}/u;

/** Finds the forms that are misspelt for sure, such as irregular ones built by rule. */
export function misspeltRule(language: LanguageCode, lexicon: Lexicon): Rule {
  const { fold = (form: string) => form, misspelt } = allCorrection[language];
  const known = misspelt?.(lexicon) ?? new Map<string, string>();
  return ({ tokens }) =>
    tokens.flatMap(({ text, written }, at) => {
      const right = known.get(fold(text));
      const isName = at > 0 && capital.test(written);
      if (right === undefined || isName) return [];
      return [
        {
          from: at,
          to: at + 1,
          right,
          kind: 'spelling' as const,
          reason: (texts) => texts.spelled(`*${right}*`),
        },
      ];
    });
}
