import { allText, foldText } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/platform/contracts';

/** A word and its language. */
export interface Spelled {
  text: string;
  language: LanguageCode;
}

/** A word in Latin letters without marks, sounds that languages spell apart as one. */
function plain({ text, language }: Spelled): string {
  return foldText(allText[language].romanize?.(text) ?? text)
    .replaceAll(/ck|c(?=[aourltn]|$)|q/gu, 'k')
    .replaceAll('ph', 'f')
    .replaceAll('y', 'i');
}

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/**
 * Whether a word looks so much like one of another language that a learner takes it for that: the
 * same letters, or in longer words the same but for the ending.
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

/** Whether two words of different languages begin alike, as those do that went round the world. */
export function beginAlike(a: Spelled, b: Spelled): boolean {
  const [one, other] = [plain(a), plain(b)];
  return one.slice(0, 4) === other.slice(0, 4);
}

/** How words that are spelled alike begin: words without a beginning in common are not. */
export function beginningsOf(word: Spelled): string[] {
  return [...new Set([foldText(word.text).slice(0, 3), plain(word).slice(0, 3)])];
}
