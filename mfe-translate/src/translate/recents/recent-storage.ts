import {
  isTranslatorLanguage,
  translateTextMaximumLength,
  type TranslatorLanguage,
} from '@topwords/platform/contracts';
import { BehaviorSubject } from '@topwords/platform/rx';

/** Maximum number of translations that the browser keeps per learner. */
export const recentsMaximum = 30;

/** An earlier translation in this browser. */
export interface Recent {
  text: string;
  translation: string;
  from: TranslatorLanguage;
  to: TranslatorLanguage;
}

/** The latest translations of one learner, the newest first. */
export type Recents = ReturnType<typeof createRecents>;

function keyOf(sub: string): string {
  return `topwords.recent-translations.${sub}`;
}

function isRecent(value: unknown): value is Recent {
  if (!(value instanceof Object)) return false;
  const { text, translation, from, to } = value as Partial<Record<keyof Recent, unknown>>;
  return (
    typeof text === 'string' &&
    text.length <= translateTextMaximumLength &&
    typeof translation === 'string' &&
    isTranslatorLanguage(from) &&
    isTranslatorLanguage(to)
  );
}

function isSame(one: Recent, other: Recent): boolean {
  return one.text === other.text && one.from === other.from && one.to === other.to;
}

function isBeginningOf(one: Recent, other: Recent): boolean {
  return one.from === other.from && one.to === other.to && other.text.startsWith(one.text);
}

/**
 * Keeps the translations of an account; without browser storage, only for the lifetime of the page.
 */
export function createRecents(storage: () => Storage, sub: string) {
  function read(): readonly Recent[] | undefined {
    try {
      const stored: unknown = JSON.parse(storage().getItem(keyOf(sub)) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isRecent).slice(0, recentsMaximum) : [];
    } catch {
      return undefined;
    }
  }

  const list = new BehaviorSubject<readonly Recent[]>(read() ?? []);
  let begun: Recent | null = null;

  function write(recents: readonly Recent[]): void {
    const kept = recents.slice(0, recentsMaximum);
    list.next(kept);
    try {
      if (kept.length === 0) storage().removeItem(keyOf(sub));
      else storage().setItem(keyOf(sub), JSON.stringify(kept));
    } catch {
      // Still kept in memory.
    }
  }

  return {
    list,
    /**
     * Adds a translation at the front; it replaces one of a shorter beginning of its text made on
     * this page.
     */
    add(recent: Recent): void {
      const [last, ...earlier] = list.value;
      const isContinued = last !== undefined && last === begun && isBeginningOf(last, recent);
      const others = isContinued ? earlier : list.value;
      begun = recent;
      write([recent, ...others.filter((other) => !isSame(other, recent))]);
    },
    remove(recent: Recent): void {
      write(list.value.filter((other) => !isSame(other, recent)));
    },
    /** Removes all, and returns them. */
    clear(): readonly Recent[] {
      const cleared = list.value;
      write([]);
      return cleared;
    },
    /** Restores cleared translations, behind those added since. */
    restore(recents: readonly Recent[]): void {
      const since = list.value;
      write([...since, ...recents.filter((one) => !since.some((other) => isSame(one, other)))]);
    },
    /** Reads again: another tab has written. */
    reread: () => list.next(read() ?? list.value),
  };
}
