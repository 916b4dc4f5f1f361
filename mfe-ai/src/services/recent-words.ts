import { codeOfLanguage, isTranslatorLanguage } from '@topwords/platform/contracts';
import { keyOfAsked, type AskedWord } from '../asked-word/asked-word.ts';

/** A word that the tutor has explained. */
export interface RecentWord extends AskedWord {
  /** The translation into the native language; '' if unknown. */
  translation: string;
}

/** Maximum number of words kept. */
export const recentWordsLimit = 6;

/** The words that an account asked about recently, on this device. */
export interface RecentWords {
  /** The latest first. */
  of(sub: string): RecentWord[];
  add(sub: string, word: RecentWord): void;
}

function keyOf(sub: string): string {
  return `topwords.tutor-words.${sub}`;
}

function isRecentWord(value: unknown): value is RecentWord {
  if (!(value instanceof Object)) return false;
  const { id, text, language, native, translation } = value as Record<string, unknown>;
  return (
    (id === null || Number.isSafeInteger(id)) &&
    typeof text === 'string' &&
    isTranslatorLanguage(language) &&
    typeof native === 'string' &&
    codeOfLanguage(native) !== undefined &&
    typeof translation === 'string'
  );
}

function parse(text: string | null | undefined): RecentWord[] {
  try {
    const values: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(values) ? values.filter(isRecentWord) : [];
  } catch {
    return [];
  }
}

/** Keeps the words in the storage; without a storage, nothing is kept. */
export function createRecentWords(storage: Storage | null): RecentWords {
  const of = (sub: string) => parse(storage?.getItem(keyOf(sub)));
  return {
    of,
    add(sub, word) {
      const { id, text, language, native, translation } = word;
      const others = of(sub).filter((other) => keyOfAsked(other) !== keyOfAsked(word));
      const words = [{ id, text, language, native, translation }, ...others];
      try {
        storage?.setItem(keyOf(sub), JSON.stringify(words.slice(0, recentWordsLimit)));
      } catch {
        // A full storage keeps its old list: the list is only a convenience.
      }
    },
  };
}
