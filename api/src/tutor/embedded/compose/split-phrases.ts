import type { NativeUsage } from '../../usage/native-usage.ts';
import { keyOf } from '../facts/tokens.ts';
import type { ComposeContext } from './compose-context.ts';
import { composeExamples } from './compose-examples.ts';

type Phrase = NativeUsage['collocations'][number];

/** How many phrases show a word's use if nothing is written about its patterns. */
const firstPhrases = 2;

/**
 * What people say with the word, as its authors wrote it: the first phrases show its use if it has
 * no patterns. What its patterns or its note name is left out, and of the others what an example
 * shows, so that nothing is said twice.
 */
export function splitPhrases(context: ComposeContext): {
  first: readonly Phrase[];
  others: readonly Phrase[];
} {
  const { word, usage } = context.facts;
  const { patterns, collocations, note = '' } = usage;
  const plain = (text: string) => ` ${keyOf(text.replaceAll('\u0301', ''), word.language)} `;
  const leaveOut = (phrases: readonly Phrase[], texts: readonly string[]) => {
    const written = texts.map(plain);
    return phrases.filter(({ text }) => !written.some((other) => other.includes(plain(text))));
  };
  const phrases = leaveOut(collocations, [note, ...patterns.map(({ pattern }) => pattern)]);
  const count = patterns.length === 0 ? firstPhrases : 0;
  const examples = [...patterns.map(({ example }) => example), ...composeExamples(context)];
  return { first: phrases.slice(0, count), others: leaveOut(phrases.slice(count), examples) };
}
