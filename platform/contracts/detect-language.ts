import { z } from 'zod/mini';
import { defineCall } from './call.ts';
import { requiredText } from './required-text.ts';
import { translateTextMaximumLength } from './translate.ts';
import { translatorLanguage } from './translator-languages.ts';

/** Detects the language of a text; null when it cannot be detected. */
export const detectLanguage = defineCall({
  tag: 'Translate',
  authentication: 'token',
  id: 'detectLanguage',
  summary: 'The language of a text',
  method: 'POST',
  path: '/words/detect_language',
  body: z.object({ text: requiredText('text', translateTextMaximumLength) }),
  response: z.object({ language: z.nullable(translatorLanguage) }),
});
