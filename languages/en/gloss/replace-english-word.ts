import { wordSet } from '../../lookup/word-set.ts';
import type { WordsAround } from '../../pack/gloss-rules.ts';

const haveForms = wordSet("have has had i've you've we've they've he's she's");

/** Words between "has" and its participle. */
const passedBy = wordSet('never always just already not ever also only really');

/** Participles after which *she's* is "she has": of what is not done to anybody, or seldom said so. */
const perfects = wordSet(
  'been got gone left come become grown fallen arrived started happened died forgotten eaten drunk seen had lived bought found told said passed stopped moved',
);

const beForms = /(?:^|\b|')(?:s|am|is|are|was|were|be|been|im|m|re|get|getting|got)(?: not)?$/u;

/**
 * Words that say something else beside others: `would like` is a polite "want", `have got` is
 * "have", `must have left` is a guess, and `don't have to` says that there is no need.
 */
export function replaceEnglishWord(word: string, { before, after }: WordsAround) {
  const [next = '', second = ''] = after;
  if (word === "'s") return perfects.has(passedBy.has(next) ? second : next) ? 'has' : 'is';
  if (word === 'like' && before.includes('would')) return 'want';
  // `we'd better hurry`
  if (word === 'would' && next === 'better') return 'had';
  // `be used to doing` is a habit, `used to do` was one.
  if (word === 'used' && next === 'to' && beForms.test(before.join(' '))) return 'accustomed';
  if (word === 'got' && (haveForms.has(before.at(-1) ?? '') || before.at(-1) === "'s"))
    return 'have';
  if (word === 'must' && next === 'have' && second !== 'a' && second !== 'to') return 'probably';
  if (word === 'have' && before.at(-1) === 'not' && next === 'to') return 'need';
  return undefined;
}
