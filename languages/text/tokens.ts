import type { TextRules } from '../pack/text-rules.ts';

/** Converts to the language's lower case, composed letters (NFC) and straight apostrophes. */
export function fold(text: string, language: string): string {
  return text.normalize('NFC').replaceAll('’', "'").toLocaleLowerCase(language);
}

/** The words of a text as written: letters and digits, joined by apostrophes and hyphens. */
export function wordsIn(text: string): string[] {
  return text.match(/'?[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
}

/** The words of a text, folded. */
export function tokensOf(text: string, language: string): string[] {
  return wordsIn(fold(text, language));
}

/**
 * All possible readings of a token: itself, the parts around its apostrophe (`i'm`: `i`, `'m`;
 * `don't`: `do`, `n't`; `ankara'ya`: `ankara`) and the parts around its hyphens.
 */
export function readingsOf(token: string): string[] {
  const readings = new Set([token]);
  const apostrophe = token.indexOf("'");
  if (apostrophe >= 0) {
    readings.add(token.slice(0, apostrophe));
    readings.add(token.slice(apostrophe));
    if (apostrophe === 0) readings.add(token.slice(1));
  }
  if (token.endsWith("n't")) {
    readings.add(token.slice(0, -3));
    readings.add("n't");
  }
  for (const part of token.split('-')) readings.add(part);
  readings.delete('');
  return [...readings];
}

/**
 * The words of a text as frequency lists split them: at apostrophes (`don`, `'t`), not at hyphens.
 */
export function listTokensOf(text: string, language: string): string[] {
  return tokensOf(text, language).flatMap((token) => token.split(/(?=')/));
}

/** A word as spelled correctly and as many write it: lists of real text have both. */
export function spellingsOf(word: string, { withoutMarks }: TextRules): string[] {
  const plain = withoutMarks?.(word) ?? word;
  return plain === word ? [word] : [word, plain];
}
