import { languageCodes, type LanguageCode } from '@topwords/languages/identity';
import { z } from 'zod';
import { bankMeaning, inEachLanguage } from '../bank/bank.ts';
import { isTidy, text } from './authored-text.ts';

function unique(values: readonly string[]) {
  return new Set(values).size === values.length;
}

const column = z.union([
  text,
  z.array(text).min(2).refine(unique, 'names a headword twice'),
  z.strictObject({ gloss: text.regex(/^\(.+\)$/, 'a gloss must be in parentheses') }),
]);

const forms = z.union([z.array(text), z.record(text, z.array(text))]);

const { pos, level, notes } = bankMeaning.shape;

/** Notes that the tutor uses about a word; only those that apply are set. */
const tidyNotes = notes.refine(
  (given) =>
    Object.values(given)
      .flatMap((note) => Object.values(note ?? {}).flat())
      .every((value) => value !== '' && isTidy(String(value))),
  'holds an empty text or stray spaces',
);

/** One line of `bank/*.jsonl`: a meaning, its words and its sentences in the four languages. */
export const rowSchema = z
  .strictObject({
    key: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*\.[a-z0-9]+(-[a-z0-9]+)*$/, 'is not like "house.building"'),
    pos,
    level,
    words: inEachLanguage(column),
    notes: tidyNotes.optional(),
    forms: inEachLanguage(forms).partial().optional(),
    sentences: z.array(inEachLanguage(text)).min(2),
  })
  .superRefine((row, context) => {
    if (languageCodes.every((language) => headwordsOf(row, language).length === 0)) {
      context.addIssue({ code: 'custom', path: ['words'], message: 'has no headword' });
    }
    for (const language of languageCodes) {
      const headwords = headwordsOf(row, language);
      for (const headword of formsByHeadword(row, language).keys()) {
        if (!headwords.includes(headword)) {
          const message = `lists forms of "${headword}", which is not a headword of the column`;
          context.addIssue({ code: 'custom', path: ['forms', language], message });
        }
      }
    }
  });

export type Row = z.infer<typeof rowSchema>;
type Words = Pick<Row, 'words' | 'forms'>;

/** The headwords of a column, the most common first; empty if the language has only a gloss. */
export function headwordsOf(row: Words, language: LanguageCode): string[] {
  const value = row.words[language];
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value : [];
}

export function glossOf(row: Words, language: LanguageCode): string | null {
  const value = row.words[language];
  return typeof value === 'object' && !Array.isArray(value) ? value.gloss : null;
}

/** The inflected forms a row lists in a language. A bare list belongs to the first headword. */
export function formsByHeadword(row: Words, language: LanguageCode): Map<string, string[]> {
  const listed = row.forms?.[language];
  if (!listed) return new Map();
  if (Array.isArray(listed)) return new Map([[headwordsOf(row, language)[0] ?? '', listed]]);
  return new Map(Object.entries(listed));
}
