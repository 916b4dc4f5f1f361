import { z } from 'zod/mini';
import { defineCall } from './call.ts';

/** A text of the word's language, with its translation. */
const translated = z.object({ text: z.string(), translation: z.string() });

/**
 * A question with one gap: the text before it and after it, what may fill it, and what does; the
 * translation is that of the whole sentence.
 */
export const contrastQuestion = z.object({
  before: z.string(),
  after: z.string(),
  options: z.array(z.string()),
  answer: z.string(),
  translation: z.string(),
});

/**
 * Words or forms that learners mix up, the difference, sentences that show it, and questions. All of
 * a word's teaching is in the learner's native language; if that is the word's own or not set, it is
 * in another one. Words of the word's language are set in asterisks.
 */
export const contrastCard = z.object({
  key: z.string(),
  terms: z.array(z.string()),
  explanation: z.string(),
  sentences: z.array(translated),
  questions: z.array(contrastQuestion),
});

/** One point of grammar. */
export const grammarNote = z.object({
  key: z.string(),
  title: z.string(),
  note: z.string(),
  examples: z.array(translated),
});

/** A sentence that learners often get wrong, and how it is right. */
export const typicalMistake = z.object({
  key: z.string(),
  wrong: z.string(),
  right: z.string(),
  why: z.string(),
});

/**
 * A word of the native language that looks like this one: `means` is what this one means, in the
 * native language; `look_alike_means` is what that one means, in the word's language.
 */
export const falseFriend = z.object({
  look_alike: z.string(),
  look_alike_means: z.string(),
  means: z.string(),
  example: translated,
  note: z.nullable(z.string()),
});

/** What teachers wrote about a word beyond its own entry; often nothing. */
export const wordTeaching = z.object({
  contrasts: z.array(contrastCard),
  mistakes: z.array(typicalMistake),
  grammar: z.array(grammarNote),
  false_friends: z.array(falseFriend),
});

export const getWordTeaching = defineCall({
  tag: 'Words',
  authentication: 'token',
  id: 'getWordTeaching',
  summary: 'What teachers wrote about a word: contrasts, mistakes, grammar and false friends',
  method: 'GET',
  path: '/words/{wordId}/teaching',
  params: z.object({ wordId: z.string() }),
  response: wordTeaching,
  errors: ['word_unknown'],
});

export type ContrastCard = z.infer<typeof contrastCard>;
export type ContrastQuestion = z.infer<typeof contrastQuestion>;
export type GrammarNote = z.infer<typeof grammarNote>;
export type TypicalMistake = z.infer<typeof typicalMistake>;
export type FalseFriend = z.infer<typeof falseFriend>;
export type WordTeaching = z.infer<typeof wordTeaching>;
