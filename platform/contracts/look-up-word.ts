import { z } from 'zod/mini';
import { defineCall } from './call.ts';
import { languageCode } from './languages.ts';
import { requiredText } from './required-text.ts';
import { translateTextMaximumLength } from './translate.ts';
import { wordDetail } from './words.ts';

/**
 * Words of the bank that match the text or have it as an inflected form, most common first; at most
 * five, and none for a text of several words that is not a headword.
 */
export const lookUpWord = defineCall({
  tag: 'Translate',
  authentication: 'token',
  id: 'lookUpWord',
  summary: 'Dictionary entries of a word or one of its forms',
  method: 'GET',
  path: '/words/look_up',
  query: z.object({
    text: requiredText('text', translateTextMaximumLength),
    language: languageCode,
  }),
  response: z.object({ entries: z.array(wordDetail) }),
});
