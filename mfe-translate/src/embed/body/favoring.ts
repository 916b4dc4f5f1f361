import type { Translated } from '../../translate/work/translation-query.ts';

/** Saves translations where a reader may sign in. */
export interface Favoring {
  /** Saves a pair, after signing in if needed. Rejects with the message for the reader. */
  save(pair: Translated): Promise<void>;
}
