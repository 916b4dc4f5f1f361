import { readingsOf, tokensOf } from '@topwords/languages/text';
import { languageCodes, type LanguageCode } from '@topwords/languages/identity';
import { namesIn } from '../vocabulary/names-in.ts';
import { resolveForms } from '../vocabulary/resolve-forms.ts';
import { faultOf, type Check, type CheckedBank } from './check.ts';
import { outsideOf } from './outside-vocabulary.ts';

function isNamed(token: string, names: ReadonlySet<string>): boolean {
  return readingsOf(token).some((reading) => names.has(reading));
}

/** The names of a language: words that are capitalized inside some sentence. */
function allNames({ rows }: CheckedBank, language: LanguageCode): Set<string> {
  const names = new Set<string>();
  for (const { row } of rows) {
    for (const sentence of row.sentences) {
      for (const name of namesIn(sentence[language], language)) {
        for (const reading of readingsOf(name)) names.add(reading);
      }
    }
  }
  return names;
}

/**
 * Every word of every sentence must be a form of a headword, a name, a number, or be listed as
 * outside the vocabulary with a reason.
 */
export const checkClosedVocabulary: Check = (bank) =>
  languageCodes.flatMap((language) => {
    const entries = [...bank.lexicon[language].values()];
    const resolve = resolveForms(entries, language);
    const names = allNames(bank, language);
    const outside = outsideOf(bank.outside, language);
    const seen = new Map<string, boolean>();
    const isKnown = (token: string) => {
      const known =
        seen.get(token) ?? (outside.has(token) || isNamed(token, names) || resolve(token));
      seen.set(token, known);
      return known;
    };
    return bank.rows.flatMap((located) =>
      located.row.sentences.flatMap((sentence) =>
        tokensOf(sentence[language], language)
          .filter((token) => !isKnown(token))
          .map((text) => {
            const detail = `"${text}" is a form of no headword`;
            return faultOf(located, 'closed-vocabulary', { language, text, detail });
          }),
      ),
    );
  });
