import type { Subject } from './fact-sources.ts';
import type { Sense } from './word-facts.ts';

/** The senses of a word in their authors' order. */
export function findSenses({ word, native }: Subject): Sense[] {
  return word.senses.map(({ meaning, pos, gloss, register, regions = [] }) => ({
    meaningId: meaning.id,
    pos,
    gloss: gloss[native] ?? '',
    register,
    regions,
  }));
}
