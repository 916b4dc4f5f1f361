import { parseJson } from '@topwords/platform/client';
import { languageName, translatorLanguage } from '@topwords/platform/contracts';
import { z } from '@topwords/platform/schema';
import { keyOfAsked } from '../asked-word/asked-word.ts';

const recentWord = z.object({
  id: z.nullable(z.int()),
  text: z.string(),
  language: translatorLanguage,
  native: languageName,
  /** The translation into the native language; '' if unknown. */
  translation: z.string(),
});

/** A word that the tutor has explained. */
export type RecentWord = z.infer<typeof recentWord>;

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

function parse(text: string | null | undefined): RecentWord[] {
  const values = parseJson(text ?? '');
  return Array.isArray(values)
    ? values.flatMap((value) => recentWord.safeParse(value).data ?? [])
    : [];
}

/** Keeps the words in the storage; without a storage, nothing is kept. */
export function createRecentWords(storage: Storage | null): RecentWords {
  const of = (sub: string) => parse(storage?.getItem(keyOf(sub)));
  return {
    of,
    add(sub, word) {
      const others = of(sub).filter((other) => keyOfAsked(other) !== keyOfAsked(word));
      const words = [recentWord.parse(word), ...others];
      try {
        storage?.setItem(keyOf(sub), JSON.stringify(words.slice(0, recentWordsLimit)));
      } catch {
        // A full storage keeps its old list: the list is only a convenience.
      }
    },
  };
}
