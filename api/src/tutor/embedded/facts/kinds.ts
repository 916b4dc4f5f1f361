import type { PartOfSpeech } from '@topwords/platform/contracts';

/** Parts of speech to test membership in. */
export type Kinds = ReadonlySet<PartOfSpeech>;

/** The set of some parts of speech. */
export function kinds(...parts: PartOfSpeech[]): Kinds {
  return new Set(parts);
}
