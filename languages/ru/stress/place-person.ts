import type { StressedWord } from '../../pack/stress.ts';
import { plainOf, stressedPlace, vowelPlaces } from './vowel-stress.ts';
import {
  hasStressedPrefix,
  isPersonOnEnding,
  likeKey,
  onStem,
  onSuffix,
  personalEndingPlace,
  verbStressOf,
} from './verb-keys.ts';

const ending = /(?:[ую]|[еёи](?:шь|т|м|те)|[уюая]т)$/u;

/** The vowel before a personal ending: where pattern c has its stress. */
function beforeEnding(form: string): number | undefined {
  const end = personalEndingPlace(form);
  return end === undefined ? undefined : vowelPlaces(form).findLast((place) => place < end);
}

/** хоте́ть: хочу́, хо́чешь, хоти́м. */
function placeOfWanting(form: string): number | undefined {
  const stem = /хоч(?=е(?:шь|т)$)/u.exec(form);
  return stem ? stem.index + 1 : personalEndingPlace(form);
}

/**
 * The place of the stress in a present or future form, by the key forms, otherwise by the pattern:
 * a on the stem, b on the ending, c on the ending in the first person only.
 * @see А. А. Зализняк, Грамматический словарь русского языка, «Ударение глаголов»
 */
export function placePerson(
  word: StressedWord,
  text: string,
  isFirst: boolean,
): number | undefined {
  const verb = verbStressOf(word);
  const form = verb.isReflexive ? text.replace(/с[ья]$/u, '') : text;
  const { first, thirdPlural } = verb.keys;
  if (hasStressedPrefix(verb)) return likeKey(verb.stressed, form);
  if (verb.infinitive.endsWith('хотеть')) return placeOfWanting(form);
  const key = [first, thirdPlural].find((each) => each !== undefined && plainOf(each) === form);
  if (key !== undefined) return stressedPlace(key);
  if (thirdPlural !== undefined && !isFirst) {
    if (isPersonOnEnding(thirdPlural)) return personalEndingPlace(form);
    return likeKey(thirdPlural, form) ?? beforeEnding(form);
  }
  if (verb.present === 'a') return onSuffix(verb, form) ?? onStem(verb, form, ending);
  if (verb.present === 'b' || (verb.present === 'c' && isFirst)) return personalEndingPlace(form);
  return verb.present === 'c' ? beforeEnding(form) : undefined;
}
