import type { LanguageCode } from '@topwords/platform/contracts';

/** Lower case by the rules of the language, in composed letters, with straight apostrophes. */
export function fold(text: string, language: LanguageCode): string {
  return text.normalize('NFC').replaceAll('’', "'").toLocaleLowerCase(language);
}

/** The words of a text as they are written: letters and digits, joined by apostrophes and hyphens. */
export function wordsIn(text: string): string[] {
  return text.match(/'?[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
}

/** The words of a text, folded. */
export function tokensOf(text: string, language: LanguageCode): string[] {
  return wordsIn(fold(text, language));
}

/**
 * Everything that a token may stand for: itself, the parts around its apostrophe (`i'm`: `i`, `'m`;
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

/** The words of a text as frequency lists split them: at apostrophes (`don`, `'t`), not at hyphens. */
export function listTokensOf(text: string, language: LanguageCode): string[] {
  return tokensOf(text, language).flatMap((token) => token.split(/(?=')/));
}

const unmarked = new Map(Object.entries({ ё: 'е', â: 'a', î: 'i', û: 'u' }));

/**
 * A word as it is spelled and as many write it: Russian ё as е, Turkish without the circumflex. Lists
 * of real text hold both.
 */
export function spellingsOf(word: string, language: LanguageCode): string[] {
  if (language !== 'ru' && language !== 'tr') return [word];
  const plain = word.replaceAll(/[ёâîû]/g, (letter) => unmarked.get(letter) ?? letter);
  return plain === word ? [word] : [word, plain];
}
