import { singleKeyForms } from './key-forms.ts';
import type { StressedWord } from './stressed-word.ts';
import { plainOf, samePlace, stressedPlace, vowelFromEnd, vowelPlaces } from './vowel-stress.ts';

/** The place of a long form's stress: the stem's, or the first vowel of the ending. */
export function placeLongForm({ text, stressed }: StressedWord, form: string): number | undefined {
  const lemma = stressed ?? text;
  const place = stressedPlace(lemma);
  const stem = text.slice(0, -2);
  if (place === undefined || !form.startsWith(stem)) return undefined;
  if (place < stem.length) return place;
  return vowelPlaces(form).find((vowel) => vowel >= stem.length);
}

/** The key form that is spelled like a form. */
function keyLike(word: StressedWord, form: string): string | undefined {
  const keys = singleKeyForms(word);
  return keys.find((key) => plainOf(key) === form);
}

const shortColumns = ['masculine', 'neuter', 'feminine', 'plural'] as const;
type ShortColumn = (typeof shortColumns)[number];

/**
 * The place of a short form's stress: a key form's; on the stem in pattern a, and in all but the
 * feminine of c; on the ending in b and in the feminine of c. The masculine of c has the stress of
 * its neuter: хо́лодно, хо́лоден.
 * @see А. А. Зализняк, Грамматический словарь русского языка, «Ударение прилагательных»
 */
export function placeShortForm(
  word: StressedWord,
  form: string,
  column: ShortColumn,
): number | undefined {
  const key = keyLike(word, form);
  if (key !== undefined) return stressedPlace(key);
  const lemma = word.stressed ?? word.text;
  const [long = '', own] = (word.accent ?? '').split('/');
  const short = own ?? (long === 'a' || long === 'b' ? long : undefined);
  const [, neuter] = singleKeyForms(word);
  const isLemmaOnStem = (stressedPlace(lemma) ?? 0) < word.text.length - 2;
  const onStem = isLemmaOnStem ? samePlace(word.text, stressedPlace(lemma), form) : undefined;
  if (column === 'masculine') {
    if (short === 'c' && neuter) return samePlace(plainOf(neuter), stressedPlace(neuter), form);
    return short === undefined ? undefined : onStem;
  }
  if (short === 'a') return onStem;
  if (short === 'b') return vowelFromEnd(form, 1);
  if (short !== 'c') return undefined;
  if (column === 'feminine') return vowelFromEnd(form, 1);
  // The plural of c may also be stressed on the ending: only a key form says.
  return column === 'neuter' ? onStem : undefined;
}

/**
 * The place of a comparative's stress: in -ее on the ending if the short feminine is stressed there,
 * otherwise on the stem; before a single -е on the vowel before it.
 */
export function placeComparative(word: StressedWord, form: string): number | undefined {
  const key = keyLike(word, form);
  if (key !== undefined) return stressedPlace(key);
  if (!form.endsWith('ее')) return vowelFromEnd(form, 2);
  const feminine = singleKeyForms(word)[0];
  const [long = '', own] = (word.accent ?? '').split('/');
  const short = own ?? long;
  if (feminine === undefined && short === '') return undefined;
  const isOnEnding = feminine === undefined ? short !== 'a' : /а\u0301$/u.test(feminine);
  if (isOnEnding) return vowelFromEnd(form, 2);
  return samePlace(word.text, stressedPlace(word.stressed ?? word.text), form);
}
