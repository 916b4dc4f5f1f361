import type { LanguageCode } from '@topwords/languages/identity';
import { level, partOfSpeech, wordLabels } from '@topwords/platform/contracts';
import { z } from 'zod';
import { inOtherLanguages, text } from '../rows/authored-text.ts';

const labels = z.strictObject(wordLabels.shape);

const genders = z.enum(['m', 'f', 'n', 'mf', 'pl']);
const aspects = z.enum(['impf', 'pf', 'both']);

/**
 * The schema of one line of `lexemes/<language>/*.jsonl`: what is true of one headword of that
 * language, as an author wrote it and a second reader read it.
 */
export function lexemeSchema(language: LanguageCode) {
  const gloss = inOtherLanguages(language, text);
  return z
    .strictObject({
      word: text,
      /** English words that tell it from another headword with the same spelling. */
      homograph: text.optional(),
      /** The commonest of its homographs, which keeps the id that their spelling had. */
      commonest: z.literal(true).optional(),
      pos: partOfSpeech,
      level,
      /** The main one first. A gloss is the translation that a card shows. */
      senses: z
        .array(
          z.strictObject({
            meaning: text,
            gloss,
            /** This word's part of speech in this sense, if it is not the meaning's. */
            pos: z.optional(partOfSpeech),
            labels: labels.optional(),
          }),
        )
        .min(1)
        .refine(
          (senses) => new Set(senses.map(({ meaning }) => meaning)).size === senses.length,
          'has one meaning twice',
        ),
      /** Russian: the word with U+0301 after each stressed vowel. */
      stress: text.optional(),
      /** A respelling, if the word does not sound as it is spelled. */
      said: text.optional(),
      /** English: without slashes; `us` and `weak` only if they differ from `gb`. */
      ipa: z.strictObject({ gb: text, us: text.optional(), weak: text.optional() }).optional(),
      gender: genders.optional(),
      /** Russian: accent pattern after Zaliznyak, and stressed key forms; an empty one does not exist. */
      accent: z
        .strictObject({ pattern: text, forms: z.array(text.or(z.literal(''))).optional() })
        .optional(),
      aspect: aspects.optional(),
      /** The verbs of the other aspect, the usual one first. */
      partners: z.array(text).min(1).optional(),
      motion: z.strictObject({ oneWay: text, manyWays: text }).optional(),
      patterns: z.array(z.strictObject({ pattern: text, gloss, example: text })).optional(),
      collocations: z.array(z.strictObject({ text, gloss })).optional(),
      opposites: z.array(text).optional(),
      synonyms: z.array(z.strictObject({ word: text, difference: gloss })).optional(),
      family: z.array(text).optional(),
      labels: labels.optional(),
      /** What could mislead a learner; words and forms are set in asterisks. */
      note: gloss.optional(),
    })
    .refine(({ commonest, homograph }) => !commonest || homograph, 'has no homograph');
}

type Texts = Partial<Record<LanguageCode, string>>;
type Parsed = z.infer<ReturnType<typeof lexemeSchema>>;

/** What is true of one headword, with the text of each gloss by native language. */
export type Lexeme = Parsed & { senses: { gloss: Texts }[] };

/**
 * The name of a headword, unique in its language: `замок`, and `замок (castle)` for a homograph
 * that is not the commonest.
 */
export function lexemeName({
  word,
  homograph,
  commonest,
}: Pick<Lexeme, 'word' | 'homograph' | 'commonest'>): string {
  return homograph === undefined || commonest ? word : `${word} (${homograph})`;
}
