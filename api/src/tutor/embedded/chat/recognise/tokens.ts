import { foldText } from '@topwords/languages/text';

/** A word of a message. */
export interface Token {
  /** As it was written. */
  raw: string;
  /** Folded, as cues are. */
  text: string;
  /** Whether it stands for the chat's word, or within a quotation: no cue is found in it. */
  isMasked: boolean;
}

const word = /[\p{L}\p{M}\p{N}]+/gu;
const quotation =
  /"([^"]+)"|“([^”]+)”|„([^“”]+)[“”]|«([^»]+)»|\*([^*]+)\*|(?<![\p{L}])['‘]([^'‘’]+)['’](?![\p{L}])/gu;

/** The words of a text. An apostrophe parts them: a Turkish suffix after it is no part of the name. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(word)].map(([raw]) => ({
    raw,
    text: foldText(raw),
    isMasked: false,
  }));
}

/** The words of a text, folded. */
export function foldedTokensOf(text: string): string[] {
  return tokensOf(text).map((token) => token.text);
}

/** Nobody asks about more at once. */
const quotationsAtMost = 8;

/** What a message sets in quotation marks or asterisks, the first of it. */
export function quotationsOf(message: string): string[] {
  const found = [...message.matchAll(quotation)].slice(0, quotationsAtMost);
  return found.map((one) => one.slice(1).join('').trim());
}

/** Words at either end of a message that are read: who pastes a text asks before or after it. */
const readAtEitherEnd = 30;

/** The words of a message, those within quotations masked; of a long one the first and the last. */
export function tokensOfMessage(message: string): Token[] {
  const tokens = allTokensOf(message);
  if (tokens.length <= 2 * readAtEitherEnd) return tokens;
  return [...tokens.slice(0, readAtEitherEnd), ...tokens.slice(-readAtEitherEnd)];
}

function allTokensOf(message: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const found of message.matchAll(quotation)) {
    tokens.push(...tokensOf(message.slice(end, found.index)));
    tokens.push(...tokensOf(found[0]).map((token) => ({ ...token, isMasked: true })));
    end = found.index + found[0].length;
  }
  return [...tokens, ...tokensOf(message.slice(end))];
}

/** Masks the first place where one of the phrases stands whole; `undefined` where none does. */
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
