import { z } from 'zod/mini';
import { defineCall } from './call.ts';
import { translatorLanguage } from './translator-languages.ts';

/**
 * Whose voice reads a language: the one in the product, one that its operator installed, or a
 * service that it asks.
 */
export const voiceEngine = z.enum(['embedded', 'installed', 'outside']);

/** Which engine reads which languages, and the learner's variety of each language of the bank. */
export const voices = z.object({
  engines: z.array(z.object({ engine: voiceEngine, languages: z.array(translatorLanguage) })),
  varieties: z.array(z.string()),
});

/**
 * Lets a page decide whether its device has a better voice for a language than the product.
 * `varieties` are language tags such as `en-GB`.
 */
export const getVoices = defineCall({
  id: 'getVoices',
  tag: 'Words',
  summary: 'Which engine reads each language aloud, and in which variety',
  method: 'GET',
  path: '/words/voice',
  authentication: 'token',
  response: voices,
});

/** Which engine reads which languages, and the learner's varieties. */
export type Voices = z.infer<typeof voices>;
