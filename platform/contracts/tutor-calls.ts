import { z } from 'zod/mini';
import { defineCall } from './call.ts';
import { languageName } from './languages.ts';
import { requiredText } from './required-text.ts';
import { translatorLanguage } from './translator-languages.ts';
import {
  chatEvent,
  chatHistoryMaximum,
  chatMessage,
  chatMessageMaximumLength,
  chatReply,
  tutorTextMaximumLength,
  wordAnalysis,
} from './tutor.ts';

const shared = { tag: 'Tutor', authentication: 'token' } as const;

/** The word's language as a code, and the answer's language by its name. */
const languages = { language: translatorLanguage, native: languageName };

/** Identifies the word in the bank; needed to distinguish words with the same spelling. */
const wordId = z.optional(z.nullable(z.int()));

const tutorErrors = [
  'language_untaught',
  'languages_equal',
  'too_many_attempts',
  'tutor_limit_reached',
  'tutor_unavailable',
] as const;

/**
 * Everything the tutor knows about a word or text. The built-in tutor knows the words of the bank
 * and their forms; other texts give `text_unknown`.
 */
export const analyseWord = defineCall({
  ...shared,
  id: 'analyseWord',
  summary: 'The tutor’s analysis of a word: meaning, grammar, forms, phrases, usage',
  method: 'POST',
  path: '/words/generateaiword',
  body: z.object({
    text: requiredText('text', tutorTextMaximumLength),
    ...languages,
    word_id: wordId,
  }),
  response: wordAnalysis,
  errors: [...tutorErrors, 'text_unknown', 'word_unknown'],
});

const chatBody = z.object({
  word: requiredText('word', tutorTextMaximumLength),
  message: requiredText('message', chatMessageMaximumLength),
  ...languages,
  word_id: wordId,
  /** Earlier messages, oldest first. */
  history: z.optional(
    z
      .array(chatMessage)
      .check(z.maxLength(chatHistoryMaximum, `At most ${chatHistoryMaximum} earlier messages`)),
  ),
});

/** Asks one question about a word and returns the whole reply. */
export const chatAboutWord = defineCall({
  ...shared,
  id: 'chatAboutWord',
  summary: 'A reply to a question about a word',
  method: 'POST',
  path: '/words/aichat',
  body: chatBody,
  response: chatReply,
  errors: [...tutorErrors, 'word_unknown'],
});

/** The same, streamed. A failure before the first piece is a regular error response. */
export const streamChat = defineCall({
  ...shared,
  id: 'streamChat',
  summary: 'A streamed reply to a question about a word',
  method: 'POST',
  path: '/words/aichat/stream',
  body: chatBody,
  response: { events: chatEvent },
  errors: [...tutorErrors, 'word_unknown'],
});

/** Reports a wrong answer, with the answer itself. */
export const reportAnswer = defineCall({
  ...shared,
  id: 'reportAnswer',
  summary: 'Reports a wrong answer of the tutor',
  method: 'POST',
  path: '/words/aireport',
  body: z.object({
    /** Created by the client, so that a report that is sent twice is stored once. */
    id: z
      .string()
      .check(
        z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'Must be a UUID'),
        z.toLowerCase(),
      ),
    kind: z.enum(['analysis', 'chat'], { error: 'kind must be analysis or chat' }),
    word: requiredText('word', tutorTextMaximumLength),
    ...languages,
    engine: requiredText('engine', 200),
    /** The question, for a chat; '' for an analysis. */
    question: z.string().check(z.maxLength(chatMessageMaximumLength, 'The question is too long')),
    answer: requiredText('answer', 20_000),
    /** What is wrong, in the learner's words. */
    comment: z.optional(
      z.string().check(z.trim(), z.maxLength(1000, 'The comment must be at most 1000 characters')),
    ),
  }),
  response: z.object({ id: z.string() }),
});
