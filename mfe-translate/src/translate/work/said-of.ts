import type { Translated } from './translation-query.ts';

/** A translation that one may say: a gloss is none, so it is not spoken, copied or saved. */
export function saidOf(pair: Translated | undefined): Translated | undefined {
  return pair?.quality === 'gloss' ? undefined : pair;
}
