import { singleKeyForms } from './key-forms.ts';
import type { StressedWord } from '../../pack/stress.ts';
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

/**
 * The pattern of the short forms. A single letter is both patterns if the stem has several vowels;
 * after one vowel authors mean only the long forms: серый, сера́.
 */
function shortPattern({ text, accent = '' }: StressedWord): string | undefined {
  const [long, short] = accent.split('/');
  if (short !== undefined) return short;
  return long === 'a' && vowelPlaces(text.slice(0, -2)).length === 1 ? undefined : long;
}

/** The stress of the headword's stem, in a form of the same stem. */
function onStem({ text, stressed }: StressedWord, form: string): number | undefined {
  const place = stressedPlace(stressed ?? text);
  const isStem = place !== undefined && place < text.length - 2;
  return isStem ? samePlace(text, place, form) : undefined;
}

/**
 * The place of a short form's stress: a key form's; on the stem in pattern a, and in the neuter of
 * c; on the ending in b and in the feminine of c. The masculine has the stress of its neuter if that
 * is on the stem: хо́лодно, хо́лоден.
 * @see А. А. Зализняк, Грамматический словарь русского языка, «Ударение прилагательных»
 */
export function placeShortForm(
  word: StressedWord,
  form: string,
  column: 'masculine' | 'neuter' | 'feminine' | 'plural',
): number | undefined {
  const key = keyLike(word, form);
  if (key !== undefined) return stressedPlace(key);
  const short = shortPattern(word);
  const [, neuter] = singleKeyForms(word);
  if (column === 'masculine') {
    const isOnStem = neuter !== undefined && !neuter.endsWith('\u0301');
    const like = isOnStem ? samePlace(plainOf(neuter), stressedPlace(neuter), form) : undefined;
    return like ?? (short === undefined || short === '' ? undefined : onStem(word, form));
  }
  if (short === 'a') return onStem(word, form);
  if (short === 'b') return vowelFromEnd(form, 1);
  if (short !== 'c') return undefined;
  if (column === 'feminine') return vowelFromEnd(form, 1);
  // The plural of c may also be stressed on the ending: only a key form says.
  return column === 'neuter' ? onStem(word, form) : undefined;
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
  const short = shortPattern(word);
  if (feminine === undefined && (short === undefined || short === '')) return undefined;
  const isOnEnding = feminine === undefined ? short !== 'a' : feminine.endsWith('а\u0301');
  return isOnEnding ? vowelFromEnd(form, 2) : onStem(word, form);
}
