import type { WordNote } from '../paradigms/word-note.ts';
import type { Teaching } from './teaching.ts';

export type NotedGender = NonNullable<WordNote['gender']>;

/** The first such note among the senses. */
export function noteOf<K extends keyof WordNote>(
  { facts }: Teaching,
  key: K,
): WordNote[K] | undefined {
  return facts.senses.map(({ notes }) => notes[key]).find((note) => note !== undefined);
}

/**
 * A noun's gender. The bank notes it for a meaning's first word; for others the language's rules
 * guess.
 */
export function genderOf(
  teaching: Teaching,
  guess?: (teaching: Teaching) => NotedGender | undefined,
): NotedGender | undefined {
  const noted = noteOf(teaching, 'gender');
  return noted !== undefined || teaching.facts.word.pos !== 'noun' ? noted : guess?.(teaching);
}
