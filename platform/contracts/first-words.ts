import { z } from 'zod/mini';
import { defineCall } from './call.ts';
import { languageCode } from './languages.ts';
import { vocabularyWord } from './vocabulary.ts';

const { id, text, homograph, stress } = vocabularyWord.shape;

/** The name of a recording for `getRecording`; absent when the voice lacks the language. */
const recording = z.optional(z.string());

/** A sentence cut at the form that it shows, and what it means in the native language. */
const shownSentence = z.object({
  before: z.string(),
  form: z.string(),
  after: z.string(),
  translation: z.string(),
  recording,
});

/**
 * A word to see, hear and meet again. `text` is its headword, `stress` that with stress marks;
 * `form` is what is shown, and `gloss` what the form means. `wrong_choices` are two other glosses.
 */
const firstWord = z.object({
  id,
  text,
  homograph,
  stress,
  ipa: z.nullable(z.string()),
  form: z.string(),
  gloss: z.string(),
  note: z.optional(z.string()),
  recording,
  sentence: shownSentence,
  wrong_choices: z.array(z.string()),
});

/**
 * The last sentence of a ladder, made of its words: `pieces` are their forms with what is written
 * before each, and `end` is what follows the last.
 */
const ladderSentence = z.object({
  translation: z.string(),
  pieces: z.array(z.object({ word_id: id, before: z.string(), form: z.string() })),
  end: z.string(),
  recording,
});

/** The first words of a direction, as authors wrote them, and the next ones of the course. */
export const firstWords = z.object({
  native: languageCode,
  target: languageCode,
  words: z.array(firstWord),
  sentence: ladderSentence,
  next_words: z.array(firstWord),
});

/**
 * What visitors learn with before they have an account. The server checks both codes: unknown ones
 * are `language_unknown`, the same one twice `languages_equal`. Answers may be cached; they have an
 * ETag.
 */
export const getFirstWords = defineCall({
  id: 'getFirstWords',
  tag: 'Words',
  summary: 'Five words and the sentence they make, for visitors, and the next words of the course',
  method: 'GET',
  path: '/first-words/{native}/{target}',
  authentication: 'none',
  params: z.object({ native: z.string(), target: z.string() }),
  response: firstWords,
  errors: ['language_unknown', 'languages_equal'],
});

/** A word to see, hear and meet again. */
export type FirstWord = z.infer<typeof firstWord>;

/** The first words of a direction. */
export type FirstWords = z.infer<typeof firstWords>;
