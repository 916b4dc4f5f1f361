import type { PracticePair } from '@topwords/platform/contracts';

/** A Spanish pair of a learner's own. */
export function buildPair(id: string): PracticePair {
  return { id, text: 'Casa', translation: 'house', language_code: 'es', native_code: 'en' };
}
