import { z } from 'zod/mini';
import { defineCall } from './call.ts';
import { glossMarks } from './gloss-marks.ts';
import { requiredText } from './required-text.ts';
import { translatorLanguage } from './translator-languages.ts';

const shared = { tag: 'Translate', authentication: 'token' } as const;

/** Longest text that is translated, in UTF-16 units, once trimmed. */
export const translateTextMaximumLength = 500;

const text = requiredText('text', translateTextMaximumLength);

/**
 * The quality of a translation: from our own `bank`, by a `machine`, or a `gloss`, which is none:
 * it explains each word.
 */
export const translationQuality = z.enum(['bank', 'machine', 'gloss']);

/** What the form of a word adds to its meaning, as far as it is certain. */
export const glossMark = z.enum(glossMarks);

/**
 * A word or phrase of a glossed text. `translation` is its likeliest meaning, null for an unknown
 * word and for one that only helps another; `alternatives` are further meanings.
 */
export const glossedWord = z.object({
  text: z.string(),
  translation: z.nullable(z.string()),
  alternatives: z.array(z.string()),
  marks: z.array(glossMark),
});

/** A sentence of the bank that is near to a glossed text, and its words that the text lacks. */
export const nearSentence = z.object({
  text: z.string(),
  translation: z.string(),
  differing: z.array(z.string()),
});

/**
 * A translation. `from_lang` is the requested language, or the detected one for `auto`.
 * `alternatives` are other translations of a word, best first. Only of a text without a translation
 * do `gloss` and `nearest` contain something; `translation` then lists the meanings of its words.
 * `favorite_id` is the learner's favourite with exactly this pair, if any.
 */
export const translationAnswer = z.object({
  translation: z.string(),
  from_lang: translatorLanguage,
  to_lang: translatorLanguage,
  engine: z.string(),
  quality: translationQuality,
  alternatives: z.array(z.string()),
  gloss: z.array(glossedWord),
  nearest: z.array(nearSentence),
  favorite_id: z.nullable(z.string()),
});

/** Translates a text. With `auto` its language is detected first. */
export const translate = defineCall({
  ...shared,
  id: 'translate',
  summary: 'A text in another language, and which engine translated it',
  method: 'POST',
  path: '/words/translate',
  body: z.object({
    text,
    from_lang: z.union([translatorLanguage, z.literal('auto')], {
      error: 'from_lang must be a code of the translator, or auto',
    }),
    to_lang: translatorLanguage,
  }),
  response: translationAnswer,
  errors: [
    'languages_equal',
    'language_undetected',
    'pair_unsupported',
    'too_many_attempts',
    'translation_unavailable',
  ],
});

/**
 * What can be translated now: a pair of languages is supported if a group lists both, each on its
 * side. The first group with the pair determines the engine. `voiced` are languages that can be
 * read aloud.
 */
export const translatorAbilities = z.object({
  groups: z.array(
    z.object({
      engine: z.string(),
      quality: translationQuality,
      from: z.array(translatorLanguage),
      to: z.array(translatorLanguage),
    }),
  ),
  voiced: z.array(translatorLanguage),
});

/** Which pairs the configured engines can translate. */
export const getTranslatorAbilities = defineCall({
  ...shared,
  id: 'getTranslatorAbilities',
  summary: 'Which pairs of languages can be translated, and by which engine',
  method: 'GET',
  path: '/words/translate/languages',
  response: translatorAbilities,
});

/** The quality of a translation. */
export type TranslationQuality = z.infer<typeof translationQuality>;

/** What the form of a word adds, a word of a glossed text, and a sentence near to it. */
export type GlossMark = z.infer<typeof glossMark>;
export type GlossedWord = z.infer<typeof glossedWord>;
export type NearSentence = z.infer<typeof nearSentence>;

/** A translation and its source. */
export type TranslationAnswer = z.infer<typeof translationAnswer>;

/** Which pairs can be translated, and which languages can be read aloud. */
export type TranslatorAbilities = z.infer<typeof translatorAbilities>;
