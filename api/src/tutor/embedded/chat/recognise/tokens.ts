import { foldText } from '@topwords/languages/text';

/** A word of a message. */
export interface Token {
  /** As written. */
  raw: string;
  /** Folded, like cues. */
  text: string;
  /** Where it is in the message, in UTF-16 units. */
  start: number;
  /** Whether it is the chat's word or part of a quotation, where cues do not match. */
  isMasked: boolean;
}

const word = /[\p{L}\p{M}\p{N}]+/gu;
const quotation =
  /"([^"]+)"|“([^”]+)”|„([^“”]+)[“”]|«([^»]+)»|\*([^*]+)\*|(?<![\p{L}])['‘]([^'‘’]+)['’](?![\p{L}])/gu;

/** The words of a text. An apostrophe separates words: a Turkish suffix does not belong to a name. */
export function tokensOf(text: string, offset = 0): Token[] {
  return [...text.matchAll(word)].map(({ 0: raw, index }) => ({
    raw,
    text: foldText(raw),
    start: offset + index,
    isMasked: false,
  }));
}

/** The words of a text, folded. */
export function foldedTokensOf(text: string): string[] {
  return tokensOf(text).map((token) => token.text);
}

/** More quotations than any real question has. */
const maxQuotations = 8;

/** The first texts in quotation marks or asterisks. */
export function quotationsOf(message: string): string[] {
  const found = [...message.matchAll(quotation)].slice(0, maxQuotations);
  return found.map((one) => one.slice(1).join('').trim());
}

/** Words to read at each end of a message: a learner who pastes a text asks before or after it. */
const wordsAtEachEnd = 30;

/**
 * The words of a message, with quotations masked; only the first and last words of a long message.
 */
export function tokensOfMessage(message: string): Token[] {
  const tokens = allTokensOf(message);
  if (tokens.length <= 2 * wordsAtEachEnd) return tokens;
  return [...tokens.slice(0, wordsAtEachEnd), ...tokens.slice(-wordsAtEachEnd)];
}

function allTokensOf(message: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const found of message.matchAll(quotation)) {
    tokens.push(...tokensOf(message.slice(end, found.index), end));
    tokens.push(...tokensOf(found[0], found.index).map((token) => ({ ...token, isMasked: true })));
    end = found.index + found[0].length;
  }
  return [...tokens, ...tokensOf(message.slice(end), end)];
}

/** Masks the first occurrence of one of the phrases; undefined if there is none. */
export function maskPhrase(
  tokens: readonly Token[],
  phrases: readonly string[],
): Token[] | undefined {
  const wanted = phrases.map(foldedTokensOf).toSorted((a, b) => b.length - a.length);
  for (const phrase of wanted) {
    const start = tokens.findIndex((_, index) =>
      phrase.every((text, offset) => tokens[index + offset]?.text === text),
    );
    if (phrase.length === 0 || start === -1) continue;
    return tokens.map((token, index) =>
      index >= start && index < start + phrase.length ? { ...token, isMasked: true } : token,
    );
  }
  return undefined;
}
