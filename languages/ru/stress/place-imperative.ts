import type { StressedWord } from '../../pack/stress.ts';
import { plainOf, stressedPlace, vowelFromEnd } from './vowel-stress.ts';
import {
  hasStressedPrefix,
  isPersonOnEnding,
  likeKey,
  onStem,
  onSuffix,
  verbStressOf,
} from './verb-keys.ts';

/**
 * The place of the stress in an imperative: -и is stressed if the first person's ending is (пиши́);
 * before й, the vowel before it (дава́й); otherwise the stem, like the first person.
 */
export function placeImperative(word: StressedWord, text: string): number | undefined {
  const verb = verbStressOf(word);
  const form = verb.isReflexive ? text.replace(/с[ья]$/u, '') : text;
  const single = form.replace(/те$/u, '');
  const { imperative, first, thirdPlural } = verb.keys;
  // е́хать: поезжа́й, выезжа́й.
  if (single.endsWith('езжай')) return vowelFromEnd(single, 1);
  if (hasStressedPrefix(verb)) return likeKey(verb.stressed, form);
  if (imperative !== undefined) {
    return plainOf(imperative) === single ? stressedPlace(imperative) : undefined;
  }
  const base = first ?? thirdPlural;
  if (base === undefined && verb.present === undefined) return undefined;
  const isOnEnding = base === undefined ? verb.present !== 'a' : isPersonOnEnding(base);
  if (isOnEnding) return /[ий]$/u.test(single) ? vowelFromEnd(single, 1) : undefined;
  return likeKey(base, single) ?? onSuffix(verb, single) ?? onStem(verb, single, /[ийь]$/u);
}
