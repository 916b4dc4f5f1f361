import { allText, foldText } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/platform/contracts';
import { sharedStart } from './share-stem.ts';

/** A word and its language. */
export interface Spelled {
  text: string;
  language: LanguageCode;
}

/** A word in Latin letters without diacritics, with uniform spelling of some sounds. */
function plain({ text, language }: Spelled): string {
  return foldText(allText[language].romanize?.(text) ?? text)
    .replaceAll(/ck|c(?=[aourltn]|$)|q/gu, 'k')
    .replaceAll('ph', 'f')
    .replaceAll('y', 'i');
}

/**
 * Whether a learner may mistake a word for one of another language: it has the same letters, or, if
 * longer, the same except for the ending.
 */
export function areSpelledAlike(a: Spelled, b: Spelled): boolean {
  if (a.text.includes(' ') || b.text.includes(' ')) return false;
  if (foldText(a.text) === foldText(b.text)) return a.text.length > 2;
  const [one, other] = [a, b].map((word) => plain(word).replaceAll(/(.)\1/gu, '$1')) as [
    string,
    string,
  ];
  const shorter = Math.min(one.length, other.length);
  const isEqual = plain(a) === plain(b);
  const isOfOneScript = allText[a.language].script === allText[b.language].script;
  if (shorter < (isOfOneScript ? 5 : 6) || Math.max(one.length, other.length) - shorter > 1)
    return isEqual && shorter > 3;
  return sharedStart(one, other) >= shorter - 1;
}

/** Whether two words of different languages begin alike, like international words. */
export function beginAlike(a: Spelled, b: Spelled): boolean {
  const [one, other] = [plain(a), plain(b)];
  return one.slice(0, 4) === other.slice(0, 4);
}

/** The index keys of a word: words that are spelled alike share at least one. */
export function beginningsOf(word: Spelled): string[] {
  return [...new Set([foldText(word.text).slice(0, 3), plain(word).slice(0, 3)])];
}
