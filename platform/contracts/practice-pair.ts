import { z } from 'zod/mini';
import { languageCode } from './languages.ts';

/** An id created by the client: a UUID. */
export const clientId = z.uuid({ error: 'Must be a UUID' });

/** A language tag of a pair: those of the bank or another, such as `de` or `zh-Hant`. */
const languageTag = z
  .string()
  .check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/, 'Must be a language tag'));

const textOf = (name: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, `${name} is missing`),
      z.maxLength(500, 'At most 500 characters'),
    );

/** A learner's own card: a text in one of the bank's languages, and what it means in any. */
export const practicePair = z.object({
  id: clientId,
  text: textOf('A text'),
  translation: textOf('A translation'),
  language_code: languageCode,
  native_code: languageTag,
});

export type PracticePair = z.infer<typeof practicePair>;
