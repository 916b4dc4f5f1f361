import type { BankLanguage } from '../bank.ts';
import { languages } from '../row.ts';
import type { Speller } from '../spellers.ts';
import { wordsIn } from '../tokens.ts';
import { faultOf, type Check } from './check.ts';
import { textsOf } from './texts.ts';

/** A word is right as it stands, or where each part around a hyphen is; a number always is. */
function isSpelled(word: string, language: BankLanguage, spell: Speller): boolean {
  const straight = word.replaceAll('’', "'");
  if (/^\d+$/.test(straight) || spell(straight)) return true;
  if (straight.includes('-') && straight.split('-').every((part) => spell(part))) return true;
  if (language === 'tr' && straight.includes("'")) return spell(straight.split("'")[0] ?? '');
  return language === 'en' && straight.endsWith("'s") && spell(straight.slice(0, -2));
}

/** A text without the suffixes that a gloss names: "(-den, -dan)". */
function withoutSuffixes(text: string): string {
  return text.replaceAll(/(?<![\p{L}\p{N}])-\p{L}+/gu, '');
}

/** Every word of every text is in its language's hunspell dictionary. */
export const checkSpelling: Check = ({ rows, spellers }) =>
  rows.flatMap((located) =>
    languages.flatMap((language) => {
      const words = new Set(textsOf(located.row, language).map(withoutSuffixes).flatMap(wordsIn));
      return [...words]
        .filter((text) => !isSpelled(text, language, spellers[language]))
        .map((text) => {
          const detail = `"${text}" is not in the dictionary`;
          return faultOf(located, 'spelling', { language, text, detail });
        });
    }),
  );
