import { readingsOf, tokensOf } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/languages/identity';
import { namesIn } from './names-in.ts';
import type { Resolve } from './resolve-forms.ts';

/** How much of some texts a learner of all headwords knows. */
export interface ProseCoverage {
  /** Running words. */
  words: number;
  /** The words that belong to no headword, as often as they occur. */
  unknown: string[];
}

/**
 * Counts the running words of texts that are forms of a headword, numbers or names. `resolve` knows
 * the forms of the headwords; `outside` are words that need not be taught: parts of contractions, and
 * words formed by a rule.
 */
export function coverProse(
  texts: readonly string[],
  resolve: Resolve,
  { language, outside }: { language: LanguageCode; outside: ReadonlySet<string> },
): ProseCoverage {
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?…:"”»—])\s+|\n+/u));
  const names = new Set(sentences.flatMap((sentence) => [...namesIn(sentence, language)]));
  const tokens = sentences.flatMap((sentence) => tokensOf(sentence, language));
  const isKnown = (token: string) =>
    outside.has(token) || readingsOf(token).some((one) => names.has(one)) || resolve(token);
  return { words: tokens.length, unknown: tokens.filter((token) => !isKnown(token)) };
}
