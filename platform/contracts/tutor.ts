import { z } from 'zod/mini';
import { formTable } from './form-table.ts';
import { wordTeaching } from './teaching.ts';
import { translatorLanguage } from './translator-languages.ts';

/** Longest word or text that is analysed, in UTF-16 units, once trimmed. */
export const tutorTextMaximumLength = 500;
/** Longest message of a learner, in UTF-16 units, once trimmed. */
export const chatMessageMaximumLength = 1000;
/** Earlier messages that a chat call may carry; the tutor may look at fewer. */
export const chatHistoryMaximum = 20;
/** Longest content of an earlier message, in UTF-16 units. */
export const chatContentMaximumLength = 8000;
/** Separates the text and the translation of an example. */
export const exampleDash = ' - ';

/**
 * How many sentences of a model's answer were left out because they contradict our tables of
 * forms; absent if none were, and from older servers.
 */
const leftOut = z.optional(z.int().check(z.minimum(1)));

/**
 * Texts of the tutor are in the learner's native language. Words of the target language are between
 * asterisks, like Markdown's emphasis: `The past of *go* is *went*.` Patterns, in which words stand
 * for others, are between two: `**depend on sth**`.
 */
const prose = z.string().check(z.minLength(1));

/**
 * A word of the bank that is related to another one, and how: its `text` is in the target language.
 * Its `translation` is empty if it means nothing as the other one's part of speech.
 */
export const relatedWord = z.object({
  word_id: z.int(),
  text: z.string(),
  translation: z.string(),
  relation: prose,
});

/**
 * The tutor's analysis of a word. `target_language` is a code, `native_language` an English name.
 * `pronunciation` is IPA without slashes, '' when there is none. `examples` are text and
 * translation, separated by `exampleDash`; so are `common_phrases`. A definition or an insight may
 * have several lines. `teaching` is what teachers wrote about the word. `word_id` is null for a text
 * that is not a word of the bank. `engine` names the engine that produced it.
 */
export const wordAnalysis = z.object({
  word: z.string(),
  word_id: z.nullable(z.int()),
  target_language: translatorLanguage,
  native_language: z.string(),
  definition: prose,
  pronunciation: z.string(),
  part_of_speech: z.string(),
  examples: z.array(prose),
  grammar_tips: z.array(prose),
  common_phrases: z.array(prose),
  usage_contexts: z.array(prose),
  additional_insights: z.record(z.string(), z.string()),
  tables: z.array(formTable),
  related_words: z.array(relatedWord),
  teaching: wordTeaching,
  engine: z.string(),
  left_out: leftOut,
});

/** Who sent a message. */
export const chatRole = z.enum(['user', 'assistant'], { error: 'role must be user or assistant' });

/** A message of a chat. */
export const chatMessage = z.object({
  role: chatRole,
  content: z
    .string({ error: 'content is required' })
    .check(
      z.minLength(1, 'A message must not be empty'),
      z.maxLength(
        chatContentMaximumLength,
        `A message must be at most ${chatContentMaximumLength} characters`,
      ),
    ),
});

/** A reply of the tutor and its engine. */
export const chatReply = z.object({ reply: z.string(), engine: z.string(), left_out: leftOut });

/** A piece of a streamed reply: text to append; finally the end with its engine, or a failure. */
export const chatEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('end'), engine: z.string(), left_out: leftOut }),
  z.object({ type: z.literal('failure'), detail: z.string(), code: z.string() }),
]);

/** The tutor's analysis of a word. */
export type WordAnalysis = z.infer<typeof wordAnalysis>;
/** A word related to another one. */
export type RelatedWord = z.infer<typeof relatedWord>;
/** A message of a chat. */
export type ChatMessage = z.infer<typeof chatMessage>;
/** A reply and its engine. */
export type ChatReply = z.infer<typeof chatReply>;
/** A piece of a streamed reply. */
export type ChatEvent = z.infer<typeof chatEvent>;
