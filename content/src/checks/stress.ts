import type { Fault } from '../rows/fault.ts';
import type { LocatedLexeme } from '../lexemes/read-lexemes.ts';
import type { Check } from './check.ts';
import { faultOfLexeme } from './fault-of-lexeme.ts';

const vowel = /[аеёиоуыэюя]/giu;
const marked = /\u0301/gu;

/** Never stressed: second parts, as in кто-то and кто-нибудь, and a preposition: изо всех сил. */
const unstressed = new Set(['то', 'нибудь', 'либо', 'таки', 'ка', 'изо']);

function isStressed(word: string): boolean {
  const vowels = word.match(vowel)?.length ?? 0;
  const marks = word.match(marked)?.length ?? 0;
  if (/ё/iu.test(word)) return marks === 0 || !/ё\u0301/iu.test(word);
  return vowels > 1 ? marks === 1 : marks <= 1;
}

/** The words of a text, hyphenated ones apart, that lack their one mark of stress. */
export function wronglyStressed(text: string): string[] {
  const words = text.match(/[\p{Script=Cyrillic}\u0301]+/gu) ?? [];
  return words.filter((word) => !unstressed.has(word) && !isStressed(word));
}

function faultsOf(located: LocatedLexeme): Fault[] {
  const { lexeme } = located;
  const { stress, accent, collocations = [] } = lexeme;
  const wrong = (detail: string) => faultOfLexeme(located, 'stress', { language: 'ru', detail });
  if (stress === undefined) return [wrong('has no stress')];
  const other = stress.replaceAll(marked, '') === lexeme.word ? [] : [wrong(`stresses ${stress}`)];
  const texts = [stress, ...(accent?.forms ?? []), ...collocations.map(({ text }) => text)];
  return [
    ...other,
    ...texts.flatMap(wronglyStressed).map((word) => wrong(`"${word}" needs one mark of stress`)),
  ];
}

/** Every Russian word of two syllables or more is marked for stress, and only once. */
export const checkStress: Check = ({ lexemes }) => lexemes.ru.flatMap(faultsOf);
