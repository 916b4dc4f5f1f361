import type { NativeUsage } from '../../usage/native-usage.ts';
import { keyOf } from '../facts/tokens.ts';
import type { ComposeContext } from './compose-context.ts';

type Phrase = NativeUsage['collocations'][number];

/** How many phrases show a word's use if nothing is written about its patterns. */
const firstPhrases = 2;

/**
 * What people say with the word, as its authors wrote it: the first phrases show its use if it has
 * no patterns. Phrases that its patterns or its note name are left out, so that nothing is said
 * twice.
 */
export function splitPhrases({ facts }: Pick<ComposeContext, 'facts'>): {
  first: readonly Phrase[];
  others: readonly Phrase[];
} {
  const { word, usage } = facts;
  const { patterns, collocations, note = '' } = usage;
  const plain = (text: string) => ` ${keyOf(text.replaceAll('\u0301', ''), word.language)} `;
  const written = [note, ...patterns.map(({ pattern }) => pattern)].map(plain);
  const phrases = collocations.filter(
    ({ text }) => !written.some((other) => other.includes(plain(text))),
  );
  const count = patterns.length === 0 ? firstPhrases : 0;
  return { first: phrases.slice(0, count), others: phrases.slice(count) };
}
