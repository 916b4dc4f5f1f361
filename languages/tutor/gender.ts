import type { WordNote } from '../paradigms/word-note.ts';
import type { Teaching } from './teaching.ts';

export type NotedGender = NonNullable<WordNote['gender']>;

/** A note of any of the senses. */
export function noteOf<K extends keyof WordNote>(
  { facts }: Teaching,
  key: K,
): WordNote[K] | undefined {
  return facts.senses.map(({ notes }) => notes[key]).find((note) => note !== undefined);
}

/** A noun's gender. The bank notes it of the first word of a meaning; of the others the language guesses. */
export function genderOf(
  teaching: Teaching,
  guess?: (teaching: Teaching) => NotedGender | undefined,
): NotedGender | undefined {
  const noted = noteOf(teaching, 'gender');
  return noted !== undefined || teaching.facts.word.pos !== 'noun' ? noted : guess?.(teaching);
}
