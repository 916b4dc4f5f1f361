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
