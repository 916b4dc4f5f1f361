import type { Subject } from './fact-sources.ts';
import type { Sense } from './word-facts.ts';

/** The senses of a word in their authors' order. A word with one sense has its part of speech. */
export function findSenses({ word, native }: Subject): Sense[] {
  const isOnly = word.senses.length === 1;
  return word.senses.map(({ meaning, gloss, register, regions = [] }) => ({
    meaningId: meaning.id,
    pos: isOnly ? word.pos : meaning.pos,
    gloss: gloss[native] ?? '',
    register,
    regions,
  }));
}
