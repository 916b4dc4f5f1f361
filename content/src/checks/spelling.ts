import { isVerbWithObjects } from '../inflection/spanish-clitics.ts';
import type { Lexicon } from '../lexicon.ts';
import { languageCodes, type LanguageCode } from '@topwords/platform/contracts';
import { headwordsOf, type Row } from '../row.ts';
import type { Speller } from '../spellers.ts';
import { fold, wordsIn } from '../tokens.ts';
import { faultOf, type Check } from './check.ts';
import { textsOf } from './texts.ts';

/** The Turkish dictionary knows many words without their circumflex alone (kağıt for kâğıt). */
function withoutCircumflex(word: string): string {
  return word.replaceAll(/[âîû]/g, (letter) => (letter === 'â' ? 'a' : letter === 'î' ? 'i' : 'u'));
}

/** A word is right as it stands, or where each part around a hyphen is; a number always is. */
function isSpelled(word: string, language: LanguageCode, spell: Speller): boolean {
  const straight = word.replaceAll('’', "'");
  if (/^\d+$/.test(straight) || spell(straight)) return true;
  if (straight.includes('-') && straight.split('-').every((part) => spell(part))) return true;
  if (language === 'es') return isVerbWithObjects(straight.toLowerCase(), spell);
  if (language === 'tr' && /[âîû]/.test(straight)) return spell(withoutCircumflex(straight));
  if (language === 'tr' && straight.includes("'")) return spell(straight.split("'")[0] ?? '');
  return language === 'en' && straight.endsWith("'s") && spell(straight.slice(0, -2));
}

/** A text without the suffixes that a gloss names: "(-den, -dan)". */
function withoutSuffixes(text: string): string {
  return text.replaceAll(/(?<![\p{L}\p{N}])-\p{L}+/gu, '');
}

/**
 * The Turkish dictionary does not build every form: one that the rules of inflection build from a
 * headword of the row, which the dictionary knows, is right as well.
 */
function isBuilt(word: string, row: Row, lexicon: Lexicon, spell: Speller): boolean {
  const folded = fold(word, 'tr');
  return headwordsOf(row, 'tr').some((headword) => {
    const forms = [...(lexicon.tr.get(headword)?.forms ?? [])];
    const isKnown = headword.split(' ').every((part) => spell(part));
    return isKnown && forms.some((form) => form.split(' ').includes(folded));
  });
}

/** Every word of every text is in its language's hunspell dictionary. */
export const checkSpelling: Check = ({ rows, lexicon, spellers }) =>
  rows.flatMap((located) =>
    languageCodes.flatMap((language) => {
      const { row } = located;
      const spell = spellers[language];
      const words = new Set(textsOf(row, language).map(withoutSuffixes).flatMap(wordsIn));
      return [...words]
        .filter((word) => !isSpelled(word, language, spell))
        .filter((word) => language !== 'tr' || !isBuilt(word, row, lexicon, spell))
        .map((text) => {
          const detail = `"${text}" is not in the dictionary`;
          return faultOf(located, 'spelling', { language, text, detail });
        });
    }),
  );
