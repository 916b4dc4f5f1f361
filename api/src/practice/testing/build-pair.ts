import type { PracticePair } from '@topwords/platform/contracts';

/** A learner's own Spanish pair. */
export function buildPair(id: string): PracticePair {
  return { id, text: 'Casa', translation: 'house', language_code: 'es', native_code: 'en' };
}
