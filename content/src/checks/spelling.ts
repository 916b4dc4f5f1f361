import { fold, wordsIn } from '@topwords/languages/text';
import { allGrammar, type Speller } from '@topwords/languages/grammar';
import { languageCodes, type LanguageCode } from '@topwords/languages/identity';
import { entryOfRow } from '../lexicon/lexicon.ts';
import { headwordsOf, type Row } from '../rows/row.ts';
import { faultOf, type Check, type CheckedBank } from './check.ts';
import { textsOf } from './texts.ts';

/** Whether a word, or each of its hyphenated parts, is spelled correctly; numbers always are. */
export function isSpelled(word: string, language: LanguageCode, spell: Speller): boolean {
  const straight = word.replaceAll('’', "'");
  if (/^\d+$/.test(straight) || spell(straight)) return true;
  if (straight.includes('-') && straight.split('-').every((part) => spell(part))) return true;
  return allGrammar[language].isSpelled?.(straight, spell) ?? false;
}

/** Removes suffixes listed in a gloss: "(-den, -dan)". */
export function withoutSuffixes(text: string): string {
  return text.replaceAll(/(?<![\p{L}\p{N}])-\p{L}+/gu, '');
}

/**
 * Whether rules of inflection build the word from a headword of the row that the dictionary knows:
 * accepted in languages whose dictionary does not build every form.
 */
function isDerivedForm(
  word: string,
  row: Row,
  language: LanguageCode,
  { lexicon, spellers }: CheckedBank,
): boolean {
  if (!allGrammar[language].trustsDerivedForms) return false;
  const folded = fold(word, language);
  return headwordsOf(row, language).some((headword) => {
    const forms = [...(entryOfRow(lexicon, language, { row, text: headword })?.forms ?? [])];
    const isKnown = headword.split(' ').every((part) => spellers[language](part));
    return isKnown && forms.some((form) => form.split(' ').includes(folded));
  });
}

/** Every word of every text must be in its language's hunspell dictionary. */
export const checkSpelling: Check = (bank) =>
  bank.rows.flatMap((located) =>
    languageCodes.flatMap((language) => {
      const { row } = located;
      const spell = bank.spellers[language];
      const words = new Set(textsOf(row, language).map(withoutSuffixes).flatMap(wordsIn));
      return [...words]
        .filter((word) => !isSpelled(word, language, spell))
        .filter((word) => !isDerivedForm(word, row, language, bank))
        .map((text) => {
          const detail = `"${text}" is not in the dictionary`;
          return faultOf(located, 'spelling', { language, text, detail });
        });
    }),
  );
