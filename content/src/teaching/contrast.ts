import type { LanguageCode } from '@topwords/languages/identity';
import { level } from '@topwords/platform/contracts';
import { z } from 'zod';
import { inOtherLanguages, text } from '../rows/authored-text.ts';
import { teachingKey } from './teaching-key.ts';

/** What stands for the missing word in a question. */
export const gap = '___';

/**
 * The schema of one line of `teaching/contrasts/<language>.jsonl`: two or three words or forms
 * that learners mix up, the difference as a teacher tells it, a minimal pair, and two questions.
 */
export function contrastSchema(language: LanguageCode) {
  const inNative = inOtherLanguages(language, text);
  const question = z
    .strictObject({
      /** A sentence with one gap. */
      text: text.refine((value) => value.split(gap).length === 2, `has not one ${gap}`),
      options: z.array(text).min(2).max(3),
      answer: text,
      translation: inNative,
    })
    .refine(({ options, answer }) => options.includes(answer), 'does not offer its answer');
  return z.strictObject({
    key: teachingKey,
    level,
    /** As the card shows them: *say*, *tell*; *geldi*, *gelmiş*. */
    terms: z.array(text).min(2).max(3),
    /** Names of the headwords whose pages show the card. */
    words: z.array(text).min(1),
    /** Words of the language are set in asterisks. */
    explanation: inNative,
    pair: z
      .array(z.strictObject({ text, translation: inNative }))
      .min(2)
      .max(3),
    quiz: z.array(question).length(2),
  });
}

export type Contrast = z.infer<ReturnType<typeof contrastSchema>>;
