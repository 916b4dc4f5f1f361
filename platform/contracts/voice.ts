import { z } from 'zod/mini';
import { defineCall } from './call.ts';
import { requiredText } from './required-text.ts';
import { translatorLanguage } from './translator-languages.ts';

/**
 * Longest text that is spoken, in UTF-16 units, once trimmed: the translation of a text of maximum
 * length may be longer than the text.
 */
export const voiceTextMaximumLength = 1000;

/**
 * Reads a text aloud. The response is an MP3, or 304 without a body for an ETag that the client
 * has; the header `X-Engine` names the engine.
 */
export const speak = defineCall({
  id: 'speak',
  tag: 'Words',
  summary: 'Spoken text as MP3, with an ETag',
  method: 'POST',
  path: '/words/voice',
  authentication: 'token',
  body: z.object({
    text: requiredText('text', voiceTextMaximumLength),
    language: translatorLanguage,
  }),
  response: 'audio',
  errors: ['language_unvoiced', 'too_many_attempts', 'voice_unavailable'],
});

/** Whose voice reads a language: the one in the product, or a service that it asks. */
export const voiceEngine = z.enum(['embedded', 'outside']);

/** Which engine reads which languages, and the learner's variety of each language of the bank. */
export const voices = z.object({
  engines: z.array(z.object({ engine: voiceEngine, languages: z.array(translatorLanguage) })),
  varieties: z.array(z.string()),
});

/**
 * Tells a page whether its device may have a better voice for a language than the product.
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
