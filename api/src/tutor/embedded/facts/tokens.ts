import type { LanguageCode } from '@topwords/platform/contracts';

/** A word of a text, in lower case, with its position in UTF-16 units. */
export interface Token {
  text: string;
  start: number;
  end: number;
}

const word = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;

/** The words of a text in order, with inner apostrophes and hyphens. */
export function tokensOf(text: string, language: LanguageCode): Token[] {
  return [...text.matchAll(word)].map(({ 0: written, index }) => ({
    text: written.toLocaleLowerCase(language).replaceAll('’', "'"),
    start: index,
    end: index + written.length,
  }));
}

/** A text as an index key: its tokens, joined by single spaces. */
export function keyOf(text: string, language: LanguageCode): string {
  return tokensOf(text, language)
    .map((token) => token.text)
    .join(' ');
}
