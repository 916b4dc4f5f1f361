import { z } from 'zod/mini';
import { defineCall } from './call.ts';
import { languageCode } from './languages.ts';

export const voiceTextMaximumLength = 200;

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
        z.maxLength(voiceTextMaximumLength, 'text must be at most 200 characters'),
      ),
    language: languageCode,
  }),
  response: 'audio',
  errors: ['too_many_attempts', 'voice_unavailable'],
});
