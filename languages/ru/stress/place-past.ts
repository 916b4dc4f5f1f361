import type { StressedWord } from '../../pack/stress.ts';
import { plainOf, stressedPlace, vowelFromEnd } from './vowel-stress.ts';
import { hasStressedPrefix, likeKey, onStem, verbStressOf } from './verb-keys.ts';

type Column = 'masculine' | 'feminine' | 'neuter' | 'plural';

const ending = /л?[аои]?$/u;

/**
 * The place of the stress in a past form. The plural is like the neuter, but in pattern c of verbs
 * without -ся like the masculine: дал, дало́, да́ли.
 * @see А. А. Зализняк, Грамматический словарь русского языка, «Ударение глаголов»
 */
export function placePast(word: StressedWord, text: string, column: Column): number | undefined {
  const verb = verbStressOf(word);
  const { keys, past, isReflexive } = verb;
  if (hasStressedPrefix(verb)) return likeKey(verb.stressed, text);
  // начался́
  if (column === 'masculine' && keys.masculine?.endsWith('я\u0301') === true) {
    return vowelFromEnd(text, 1);
  }
  const form = isReflexive ? text.replace(/с[ья]$/u, '') : text;
  if (column !== 'plural') {
    const key = keys[column];
    if (key !== undefined) return plainOf(key) === form ? stressedPlace(key) : undefined;
  } else if (past?.startsWith('c') === true && !isReflexive) {
    return likeKey(keys.masculine, form);
  } else if (keys.neuter !== undefined) {
    const isOnEnding = stressedPlace(keys.neuter) === plainOf(keys.neuter).length - 1;
    return isOnEnding ? vowelFromEnd(form, 1) : likeKey(keys.neuter, form);
  }
  if (past === 'a') return onStem(verb, form, ending);
  const isOnEnding = past === 'b' ? column !== 'masculine' : past?.startsWith('c') === true;
  return isOnEnding && (past === 'b' || column === 'feminine') ? vowelFromEnd(form, 1) : undefined;
}
