import { languageCodes, type LanguageCode } from '@topwords/languages/identity';
import { z } from 'zod';
import { text } from '../rows/authored-text.ts';

/** Each pair of languages, in the order of `languageCodes`. */
export const languagePairs = languageCodes.flatMap((one, index) =>
  languageCodes.slice(index + 1).map((other): [LanguageCode, LanguageCode] => [one, other]),
);

const friend = z.strictObject({
  word: text,
  /** What it means, in the other language. */
  means: text,
  example: text,
  /** Of the example, in the other language. */
  translation: text,
});

/**
 * The schema of one line of `teaching/false-friends/<one>-<other>.jsonl`: a word of each language
 * that look or sound alike and mean something else.
 */
export function falseFriendsSchema(pair: readonly LanguageCode[]) {
  return z
    .strictObject({
      key: text,
      words: z.partialRecord(z.enum(languageCodes), friend),
      /** What else they share or differ in, in each of the two languages. */
      note: z.partialRecord(z.enum(languageCodes), text).optional(),
    })
    .refine(
      ({ words, note = words }) =>
        [words, note].every((one) => Object.keys(one).toSorted().join('-') === pair.join('-')),
      'is not in the two languages',
    );
}

export type FalseFriends = z.infer<ReturnType<typeof falseFriendsSchema>>;
