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

/**
 * A recording of a word or sentence of the bank. Its address, the field `recording` in responses,
 * changes with the text, the language and the engine, so the content at an address never changes.
 * Supports `Range`.
 */
export const getRecording = defineCall({
  id: 'getRecording',
  tag: 'Words',
  summary: 'Recording of a word or sentence of the bank as MP3, at an immutable address',
  method: 'GET',
  path: '/voice/recordings/{recording}',
  authentication: 'none',
  params: z.object({
    recording: z
      .string()
      .check(z.regex(/^[0-9a-f]{32}\.mp3$/, 'recording must be 32 hexadecimal digits and .mp3')),
  }),
  response: 'audio',
  errors: ['recording_unknown', 'too_many_attempts', 'voice_unavailable'],
});
