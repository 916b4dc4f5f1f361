import { foldText } from '@topwords/content/bank';
import type { LanguageCode } from '@topwords/platform/contracts';

const turkish = new Map(Object.entries({ c: 'dj', ç: 'ch', ş: 'sh', ı: 'i' }));

const cyrillic = new Map(
  Object.entries({
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    д: 'd',
    е: 'e',
    ж: 'j',
    з: 'z',
    и: 'i',
    й: 'i',
    к: 'k',
    л: 'l',
    м: 'm',
    н: 'n',
    о: 'o',
    п: 'p',
    р: 'r',
    с: 's',
    т: 't',
    у: 'u',
    ф: 'f',
    х: 'h',
    ц: 's',
    ч: 'ch',
    ш: 'sh',
    щ: 'sh',
    ъ: '',
    ы: 'i',
    ь: '',
    э: 'e',
    ю: 'u',
    я: 'ia',
  }),
);

/** A word and its language. */
export interface Spelled {
  text: string;
  language: LanguageCode;
}

/** A word in Latin letters without marks, sounds that languages spell apart as one. */
function plain({ text, language }: Spelled): string {
  const lower = language === 'tr' ? inLatin(text.toLocaleLowerCase('tr'), turkish) : text;
  return inLatin(foldText(lower), cyrillic)
    .replaceAll(/ck|c(?=[aourltn]|$)|q/gu, 'k')
    .replaceAll('ph', 'f')
    .replaceAll('y', 'i');
}

function inLatin(text: string, letters: ReadonlyMap<string, string>): string {
  return text
    .split('')
    .map((letter) => letters.get(letter) ?? letter)
    .join('');
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
  const isOfOneScript = (a.language === 'ru') === (b.language === 'ru');
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
