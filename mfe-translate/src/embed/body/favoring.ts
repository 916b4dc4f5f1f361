import type { Translated } from '../../translate/work/translation-query.ts';

/** How a translation is saved where a reader may sign in. */
export interface Favoring {
  /** Saves a pair, after signing in where that is needed. Rejects with what the reader is told. */
  save(pair: Translated): Promise<void>;
}
