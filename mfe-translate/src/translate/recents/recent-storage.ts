import {
  isTranslatorLanguage,
  translateTextMaximumLength,
  type TranslatorLanguage,
} from '@topwords/platform/contracts';
import { BehaviorSubject } from '@topwords/platform/rx';

/** Translations that the browser keeps of one learner. */
export const recentsMaximum = 30;

/** A translation that was made here before. */
export interface Recent {
  text: string;
  translation: string;
  from: TranslatorLanguage;
  to: TranslatorLanguage;
}

/** The last translations of one learner, the latest first. */
export interface Recents {
  readonly list: BehaviorSubject<readonly Recent[]>;
  /** Puts one first; a text that was begun on this page and went on gives way to what it became. */
  add(recent: Recent): void;
  remove(recent: Recent): void;
  /** Takes all away, and answers them. */
  clear(): readonly Recent[];
  /** Puts back what was cleared, behind what has come since. */
  restore(recents: readonly Recent[]): void;
  /** Reads again: another tab has written. */
  reread(): void;
}

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

/** Keeps the translations of an account; where the browser keeps nothing, as long as the page. */
export function createRecents(storage: () => Storage, sub: string): Recents {
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
      // The page keeps it.
    }
  }

  return {
    list,
    add(recent) {
      const [last, ...earlier] = list.value;
      const isContinued = last !== undefined && last === begun && isBeginningOf(last, recent);
      const others = isContinued ? earlier : list.value;
      begun = recent;
      write([recent, ...others.filter((other) => !isSame(other, recent))]);
    },
    remove(recent) {
      write(list.value.filter((other) => !isSame(other, recent)));
    },
    clear() {
      const cleared = list.value;
      write([]);
      return cleared;
    },
    restore(recents) {
      const since = list.value;
      write([...since, ...recents.filter((one) => !since.some((other) => isSame(one, other)))]);
    },
    reread() {
      list.next(read() ?? list.value);
    },
  };
}
