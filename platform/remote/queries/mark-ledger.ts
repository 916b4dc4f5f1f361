import type { Word, WordMarks } from '../../contracts/index.ts';

interface Entry extends WordMarks {
  isSettled: boolean;
  at: number;
}

/**
 * Remembers the latest marks, so that an answer that was loading while a word was marked does not
 * bring back the old marks.
 */
export interface MarkLedger {
  /** A moment for `apply`; take it before asking the server. */
  now(): number;
  record(wordId: number, marks: WordMarks, isSettled: boolean): void;
  /** Returns the word with any marks that are newer than the moment `since`. */
  apply<W extends Word>(word: W, since: number): W;
  /** Returns the word's latest known marks, if any. */
  marksOf(wordId: number): WordMarks | undefined;
  clear(): void;
}

export function createMarkLedger(): MarkLedger {
  const entries = new Map<number, Entry>();
  let moment = 0;
  return {
    now: () => moment,
    record(wordId, { is_starred, is_learned }, isSettled) {
      moment += 1;
      entries.set(wordId, { is_starred, is_learned, isSettled, at: moment });
    },
    apply(word, since) {
      const entry = entries.get(word.id);
      if (!entry || (entry.isSettled && entry.at <= since)) return word;
      return { ...word, is_starred: entry.is_starred, is_learned: entry.is_learned };
    },
    marksOf: (wordId) => entries.get(wordId),
    clear: () => entries.clear(),
  };
}
