import { languageCodes, ofEachLanguage, type LanguageCode } from '@topwords/languages/identity';
import { z } from 'zod';

const partsOfSpeech = [
  'noun',
  'verb',
  'adjective',
  'adverb',
  'pronoun',
  'determiner',
  'preposition',
  'conjunction',
  'numeral',
  'interjection',
  'particle',
] as const;

export const levels = ['A1', 'A2', 'B1', 'B2'] as const;
export type Level = (typeof levels)[number];

const text = z
  .string()
  .min(1)
  .refine((value) => value.trim() === value && !/\s\s/.test(value), 'has stray spaces');

function unique(values: readonly string[]) {
  return new Set(values).size === values.length;
}

const column = z.union([
  text,
  z.array(text).min(2).refine(unique, 'names a headword twice'),
  z.strictObject({ gloss: text.regex(/^\(.+\)$/, 'a gloss stands in parentheses') }),
]);

const forms = z.union([z.array(text), z.record(text, z.array(text))]);

/** What a tutor says about a word; only those that apply are given. */
const note = z.strictObject({
  /** `mf` is of either gender, `pl` has no singular. */
  gender: z.enum(['m', 'f', 'n', 'mf', 'pl']).optional(),
  /** Of a noun that has the same form in every case and number. */
  indeclinable: z.literal(true).optional(),
  plural: text.optional(),
  past: text.optional(),
  participle: text.optional(),
  present: text.optional(),
  stem: text.optional(),
  aspect: z.enum(['impf', 'pf', 'both']).optional(),
  pair: text.optional(),
  government: text.optional(),
  accusative: text.optional(),
  aorist: text.optional(),
  accepted: z.array(text).min(1).optional(),
});

export type Note = z.infer<typeof note>;

function inSomeLanguages<T extends z.ZodType>(value: T) {
  return z.strictObject(ofEachLanguage(() => value.optional()));
}

function inEachLanguage<T extends z.ZodType>(value: T) {
  return z.strictObject(ofEachLanguage(() => value));
}

/** One line of `bank/*.jsonl`: a meaning, its words and its sentences in the four languages. */
export const rowSchema = z
  .strictObject({
    key: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*\.[a-z0-9]+(-[a-z0-9]+)*$/, 'is not like "house.building"'),
    pos: z.enum(partsOfSpeech),
    level: z.enum(levels),
    words: inEachLanguage(column),
    notes: inSomeLanguages(note).optional(),
    forms: inSomeLanguages(forms).optional(),
    sentences: z.array(inEachLanguage(text)).min(2),
  })
  .superRefine((row, context) => {
    if (languageCodes.every((language) => headwordsOf(row, language).length === 0)) {
      context.addIssue({ code: 'custom', path: ['words'], message: 'has no headword at all' });
    }
    for (const language of languageCodes) {
      const headwords = headwordsOf(row, language);
      for (const headword of formsByHeadword(row, language).keys()) {
        if (!headwords.includes(headword)) {
          const message = `lists forms of "${headword}", which is no headword of the column`;
          context.addIssue({ code: 'custom', path: ['forms', language], message });
        }
      }
    }
  });

export type Row = z.infer<typeof rowSchema>;
type Words = Pick<Row, 'words' | 'forms'>;

/** The headwords of a column, the commonest first; none where the language has only a gloss. */
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
