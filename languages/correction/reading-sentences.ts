import type { CheckedSentence, CheckedToken } from '../pack/correction-rules.ts';
import type { Reading } from '../pack/lexicon.ts';

const names = /^\p{Lu}/u;

/** Whether a word follows the one before without any mark between them. */
export function isJoined(token: CheckedToken | undefined): boolean {
  return token !== undefined && /^\s+$/u.test(token.gap);
}

/** The words `from` to `to` (exclusive) as written, in lower case at a sentence's start. */
export function wordsOf({ tokens, lexicon }: CheckedSentence, from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ written, text }, place) => {
      const isName = names.test(written) && !lexicon.isKnown(text);
      return from + place === 0 && !isName && written !== 'I' && !written.startsWith("I'")
        ? text
        : written;
    })
    .join(' ');
}

/** Whether the words `from` to `to` (exclusive) exist, with no mark between them. */
export function areJoined({ tokens }: CheckedSentence, from: number, to: number): boolean {
  if (from < 0 || to > tokens.length) return false;
  return tokens.slice(from + 1, to).every(isJoined);
}

/** Whether a word is known, and all its readings are such. */
export function isOnly(
  token: Pick<CheckedToken, 'readings'> | undefined,
  test: (reading: Reading) => boolean,
): boolean {
  return token !== undefined && token.readings.length > 0 && token.readings.every(test);
}

/** Whether a word has such a reading. */
export function mayBe(
  token: Pick<CheckedToken, 'readings'> | undefined,
  test: (reading: Reading) => boolean,
): boolean {
  return token !== undefined && token.readings.some(test);
}
