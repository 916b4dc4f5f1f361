import type { CheckedSentence, CheckedToken, Lexicon } from '@topwords/languages/correction';
import type { LanguageCode } from '@topwords/platform/contracts';
import { tokensOf, type Token } from '../facts/tokens.ts';

const mostTokens = 200;
/** Marks that end a sentence, and line breaks. */
const ending = /[.!?…]|\n/u;

interface ReadText {
  /** The part of the text that has at most 200 words. */
  text: string;
  isCut: boolean;
  sentences: CheckedSentence[];
}

/** Reads a text as sentences. */
export function readSentences(written: string, language: LanguageCode, lexicon: Lexicon): ReadText {
  const text = written.normalize('NFC').trim();
  const all = tokensOf(text, language);
  const tokens = all.slice(0, mostTokens);
  const isCut = tokens.length < all.length;
  const end = isCut ? (tokens.at(-1)?.end ?? 0) : text.length;
  const sentences: CheckedSentence[] = [];
  let current: CheckedToken[] = [];
  const finish = (mark: string) => {
    if (current.length > 0) sentences.push({ tokens: current, end: mark, lexicon });
    current = [];
  };
  tokens.forEach((token: Token, index) => {
    const gap = text.slice(tokens[index - 1]?.end ?? 0, token.start);
    if (ending.test(gap)) finish(gap);
    current.push({
      ...token,
      written: text.slice(token.start, token.end),
      gap,
      readings: lexicon.readingsOf(token.text),
    });
  });
  finish(text.slice(tokens.at(-1)?.end ?? 0, end));
  return { text: text.slice(0, end), isCut, sentences };
}
