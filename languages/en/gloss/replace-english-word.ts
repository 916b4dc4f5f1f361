import { wordSet } from '../../lookup/word-set.ts';
import type { WordsAround } from '../../pack/gloss-rules.ts';

const haveForms = wordSet("have has had i've you've we've they've he's she's");

const beForms = /(?:^|\b|')(?:am|is|are|was|were|be|been|im|m|re|get|getting|got)(?: not)?$/u;

/**
 * Words that say something else beside others: `would like` is a polite "want", `have got` is
 * "have", `must have left` is a guess, and `don't have to` says that there is no need.
 */
export function replaceEnglishWord(word: string, { before, after }: WordsAround) {
  const [next = '', second = ''] = after;
  if (word === 'like' && before.includes('would')) return 'want';
  // `be used to doing` is a habit, `used to do` was one.
  if (word === 'used' && next === 'to' && beForms.test(before.join(' '))) return 'accustomed';
  if (word === 'got' && haveForms.has(before.at(-1) ?? '')) return 'have';
  if (word === 'must' && next === 'have' && second !== 'a' && second !== 'to') return 'probably';
  if (word === 'have' && before.at(-1) === 'not' && next === 'to') return 'need';
  return undefined;
}
