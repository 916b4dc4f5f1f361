import { z } from 'zod/mini';
import { defineCall } from './call.ts';
import { translatorLanguage } from './translator-languages.ts';

/**
 * Longest text that is spoken, in UTF-16 units, once trimmed: what a text of the translator's length
 * may become in another language.
 */
export const voiceTextMaximumLength = 1000;

/**
 * Text read aloud. The answer is an MP3, or 304 without a body for an ETag that the client has; the
 * header `X-Engine` names the engine.
 */
export const speak = defineCall({
  id: 'speak',
  tag: 'Words',
  summary: 'Spoken text as MP3, with an ETag',
  method: 'POST',
  path: '/words/voice',
  authentication: 'token',
  body: z.object({
    text: z
      .string({ error: 'text is required' })
      .check(
        z.trim(),
        z.minLength(1, 'text must not be blank'),
        z.maxLength(voiceTextMaximumLength, 'text must be at most 1000 characters'),
      ),
    language: translatorLanguage,
  }),
  response: 'audio',
  errors: ['language_unvoiced', 'too_many_attempts', 'voice_unavailable'],
});
