import { wordSet } from '../../lookup/word-set.ts';
import type { WrittenWord } from '../../pack/gloss-rules.ts';

const objects = wordSet('me you him her it us them this that');
const determiners = wordSet('the a an my your his her our their this that these those some all');
/** Particles that rarely begin a phrase of their own; the others must end their clause. */
const particles = wordSet('up down out away back off');
const prepositions = wordSet('in on over around');

/** The longest object between a verb and its particle: a determiner and two words. */
const longest = 3;

/** The place of a particle after an object: *me up*, *the music down*. */
export function particleAfter(after: readonly WrittenWord[]): number | undefined {
  const [first] = after;
  const text = first?.text.toLowerCase() ?? '';
  if (first === undefined || first.opens) return undefined;
  const isObject = objects.has(text);
  const limit = determiners.has(text) ? longest : 1;
  if (!isObject && !determiners.has(text)) return undefined;
  for (let place = 1; place <= limit; place += 1) {
    const word = after[place];
    if (word === undefined || word.opens) return undefined;
    const isFirst = place === 1 && !isObject;
    const own = word.text.toLowerCase();
    if (!isFirst && (particles.has(own) || (prepositions.has(own) && word.closes))) return place;
  }
  return undefined;
}
