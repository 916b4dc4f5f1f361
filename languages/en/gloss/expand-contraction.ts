import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';

/** Irregular negations; all others are split before `n't`. */
const negations = mapOf({ "won't": 'will', "can't": 'can', "shan't": 'shall' });

/** English endings after an apostrophe, and the words they abbreviate. */
const endings: [ending: string, word: string][] = [
  ["'m", 'am'],
  ["'re", 'are'],
  ["'ve", 'have'],
  ["'ll", 'will'],
  ["'d", 'would'],
];

/** Words after which `'s` is a verb; after a noun it is usually a possessive. */
const beforeIs = wordSet(
  'he she it that this there here what who where when how why everything nothing',
);

/** Contractions as many people type them: *dont*, *im*; none that is another word. */
const unmarked = /^(?<verb>do|does|did|is|are|was|were|has|have|had|could|should|would)nt$/u;

const wholes = mapOf<string[]>({
  im: ['I', 'am'],
  ive: ['I', 'have'],
  cant: ['can', 'not'],
  cannot: ['can', 'not'],
  wont: ['will', 'not'],
  "ain't": ['is', 'not'],
  aint: ['is', 'not'],
  dunno: ['do', 'not', 'know'],
  lemme: ['let', 'me'],
  gimme: ['give', 'me'],
  gonna: ['going', 'to'],
  wanna: ['want', 'to'],
  gotta: ['have', 'to'],
  "let's": ["let's"],
});

/**
 * Returns the words of an English contraction: `don't` → do, not. A possessive becomes its noun.
 * Any other word is returned unchanged.
 */
export function expandContraction(word: string): string[] {
  const plain = word.replaceAll(/[’ʼ]/gu, "'");
  const lower = plain.toLowerCase();
  const whole = wholes.get(lower);
  if (whole !== undefined) return whole;
  const verb = unmarked.exec(lower)?.groups?.['verb'];
  if (verb !== undefined) return [verb, 'not'];
  if (lower.endsWith("n't")) return [negations.get(lower) ?? plain.slice(0, -3), 'not'];
  const found = endings.find(([ending]) => lower.endsWith(ending));
  if (found !== undefined) return [plain.slice(0, -found[0].length), found[1]];
  if (!lower.endsWith("'s")) return [word];
  const stem = plain.slice(0, -2);
  return beforeIs.has(stem.toLowerCase()) ? [stem, "'s"] : [stem];
}
