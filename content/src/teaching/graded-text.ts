import type { LanguageCode } from '@topwords/languages/identity';
import { z } from 'zod';
import { inOtherLanguages, text } from '../rows/authored-text.ts';
import { teachingKey } from './teaching-key.ts';

const kinds = ['dialogue', 'message', 'notice', 'recipe', 'directions', 'story'] as const;

const written = z.strictObject({
  title: text,
  /** Paragraphs; in a dialogue each turn: "Ana: ¿Qué tal?". */
  lines: z.array(text).min(1),
});

/** The schema of one line of `teaching/texts/<language>.jsonl`: a text to read, and translations. */
export function gradedTextSchema(language: LanguageCode) {
  return z
    .strictObject({
      key: teachingKey,
      level: z.enum(['A1', 'A2', 'B1']),
      kind: z.enum(kinds),
      ...written.shape,
      translations: inOtherLanguages(language, written),
    })
    .refine(
      ({ lines, translations }) =>
        Object.values(translations).every((one) => one.lines.length === lines.length),
      'has a translation with another number of lines',
    );
}

export type GradedText = z.infer<ReturnType<typeof gradedTextSchema>>;
