import { z } from 'zod/mini';
import { defineCall } from './call.ts';
import { languageCode } from './languages.ts';
import { clientId } from './practice-pair.ts';

const shared = { tag: 'Practice', authentication: 'token' } as const;

/** From so many mistakes on, repeating them is the next step, before new words. */
export const enoughMistakes = 4;

/**
 * What a learner mixes up: two words, two forms of a word, a noun's or an adjective's genders, or how
 * a word is written.
 */
export const mistakeKinds = ['confused_pair', 'wrong_form', 'gender', 'spelling'] as const;
export const mistakeKind = z.enum(mistakeKinds);

const count = z.int().check(z.nonnegative());

/**
 * Something that a learner mixes up. `wanted` is the right word or form, `taken` what was answered
 * instead, and `taken_word_id` the word that this is, if it is another one. `count` are the wrong
 * answers that are kept, `right_in_row` the right ones since the last of them. Not every mistake can
 * be asked with what authors wrote.
 */
export const practiceMistake = z.object({
  id: z.string(),
  kind: mistakeKind,
  word_id: z.int(),
  wanted: z.string(),
  taken: z.string(),
  taken_word_id: z.nullable(z.int()),
  count,
  right_in_row: count,
  last_made_at: z.string(),
  can_be_asked: z.boolean(),
});

/**
 * A question about a mistake: a gap with the text `before` and `after` it, or a prompt alone. `hint`
 * is what the sentence means, what the word means, or the name of the form that is asked. One of the
 * `options` fills the gap; without options the answer is typed. `sides` are the two words or forms,
 * each with what it means or which form it is; `explanation` is the difference as authors wrote it,
 * with words of the language in asterisks.
 */
export const mistakeQuestion = z.object({
  mistake_id: z.string(),
  kind: mistakeKind,
  /** What the hint is. */
  hint_kind: z.enum(['translation', 'gloss', 'form']),
  word: z.string(),
  before: z.string(),
  after: z.string(),
  hint: z.string(),
  options: z.array(z.string()),
  answer: z.string(),
  sides: z.array(z.object({ text: z.string(), note: z.string() })),
  explanation: z.nullable(z.string()),
});

const forLanguage = {
  ...shared,
  query: z.object({ language: languageCode }),
  errors: ['native_missing', 'language_is_native'],
} as const;

/** What the learner mixes up in a language, most pressing first: often and lately. */
export const getPracticeMistakes = defineCall({
  ...forLanguage,
  id: 'getPracticeMistakes',
  summary: 'What the learner mixes up, most pressing first',
  method: 'GET',
  path: '/practice/mistakes',
  response: z.object({ mistakes: z.array(practiceMistake) }),
});

/** At most twelve questions about the most pressing mistakes, about two minutes. */
export const getMistakeQuestions = defineCall({
  ...forLanguage,
  id: 'getMistakeQuestions',
  summary: 'Questions about what the learner mixes up: about two minutes',
  method: 'GET',
  path: '/practice/mistakes/questions',
  response: z.object({ questions: z.array(mistakeQuestion) }),
});

/**
 * Records the answer to a question about a mistake, each id once. Two right answers in a row settle
 * the mistake. When cards are due stays the same. A mistake that no longer exists changes nothing.
 */
export const answerMistake = defineCall({
  ...shared,
  id: 'answerMistake',
  summary: 'Answer a question about a mistake: two right answers in a row settle it',
  method: 'POST',
  path: '/practice/mistakes/answers',
  body: z.object({
    id: clientId,
    mistake_id: clientId,
    is_right: z.boolean({ error: 'Must be true or false' }),
    /** When the learner answered, ISO 8601. */
    answered_at: z.iso.datetime({
      offset: true,
      error: 'Must be a time such as 2026-11-20T09:30:00Z',
    }),
  }),
  response: z.object({ is_settled: z.boolean() }),
});

export type MistakeKind = z.infer<typeof mistakeKind>;
export type PracticeMistake = z.infer<typeof practiceMistake>;
export type MistakeQuestion = z.infer<typeof mistakeQuestion>;
