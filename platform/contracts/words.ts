import { z } from 'zod/mini';
import { defineCall } from './call.ts';
import { languageCode, languageName } from './languages.ts';

export const wordPageSize = 50;
const searchQueryMaximumLength = 100;

export const partsOfSpeech = [
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

export const partOfSpeech = z.enum(partsOfSpeech, { error: 'Unknown part of speech' });
/** CEFR levels of the word bank. */
export const level = z.enum(['A1', 'A2', 'B1', 'B2']);

const count = z.int().check(z.nonnegative());

/**
 * A word as lists show it. `translation_to_native` is empty when the bank has none;
 * `frequency_rank` is dense and unique in its language, from 1.
 */
export const word = z.object({
  id: z.int(),
  text: z.string(),
  language_code: languageCode,
  level: z.nullable(level),
  pos: partOfSpeech,
  translation_to_native: z.string(),
  frequency_rank: z.int(),
  is_starred: z.boolean(),
  is_learned: z.boolean(),
});

export const translation = z.object({ language_code: languageCode, translated_text: z.string() });

export const sentence = z.object({
  id: z.int(),
  text: z.string(),
  translations: z.array(translation),
});

/** A sense of the word: `example` is the text of its first sentence, in the word's language. */
export const meaning = z.object({
  id: z.int(),
  pos: partOfSpeech,
  example: z.string(),
  translations: z.array(translation),
  sentences: z.array(sentence),
});

/**
 * A word with all that its page shows. `strength` is the recall probability in percent (0–100), 0
 * for a word never practised. `forms` are inflected forms; `ipa` is null when no voice engine gives it.
 */
export const wordDetail = z.extend(word, {
  strength: z.number().check(z.gte(0), z.lte(100)),
  forms: z.array(z.string()),
  ipa: z.nullable(z.string()),
  meanings: z.array(meaning),
  example_sentences: z.array(sentence),
  translations: z.array(translation),
});

export const languageStatistics = z.object({
  language_code: languageCode,
  language_name: languageName,
  total_words: count,
  learned_words: count,
  starred_words: count,
});

export const partOfSpeechStatistics = z.object({
  language_code: languageCode,
  pos: partOfSpeech,
  total_words: count,
  learned_words: count,
  starred_words: count,
});

/** `last_learned_language` is null until a word has been learned. */
export const dailyStreak = z.object({
  daily_learned_words: count,
  last_learned_language: z.nullable(languageCode),
});

/** `join_date` is an ISO 8601 time in UTC; `days_registered` counts the first day as 1. */
export const profileStatistics = z.object({
  username: z.string(),
  email: z.string(),
  total_learned_words: count,
  days_registered: count,
  join_date: z.string(),
});

export const markAction = z.enum(['star', 'learned'], {
  error: 'Action must be star or learned',
});

export const wordMarks = z.object({ is_starred: z.boolean(), is_learned: z.boolean() });

const flagText = z.enum(['true', 'false'], { error: 'Must be true or false' });
const wholeNumberText = (lowest: number, highest: number) =>
  z.string().check(
    z.regex(/^\d{1,9}$/, `Must be a whole number from ${lowest} to ${highest}`),
    z.refine((text) => Number(text) >= lowest && Number(text) <= highest, {
      error: `Must be a whole number from ${lowest} to ${highest}`,
    }),
  );

/** Query values travel as text; the server turns them into numbers and flags. */
const paging = {
  limit: z.optional(wholeNumberText(1, 200)),
  page: z.optional(wholeNumberText(1, 999_999)),
};

export const listWords = defineCall({
  id: 'listWords',
  tag: 'Words',
  summary: 'A page of words by frequency; past the end it is empty',
  method: 'GET',
  path: '/words/{langCode}',
  authentication: 'token',
  params: z.object({ langCode: z.string() }),
  query: z.object({
    ...paging,
    only_starred: z.optional(flagText),
    only_learned: z.optional(flagText),
  }),
  response: z.array(word),
  errors: ['language_unknown'],
});

export const setStatus = defineCall({
  id: 'setStatus',
  tag: 'Words',
  summary: 'Star or learn a word: toggles the mark, or sets it to `value` when that is given',
  method: 'POST',
  path: '/words/setstatus',
  authentication: 'token',
  body: z.object({
    word_id: z.int({ error: 'word_id must be a whole number' }),
    action: markAction,
    value: z.optional(z.boolean({ error: 'value must be true or false' })),
  }),
  response: wordMarks,
  errors: ['word_unknown'],
});

export const getWordDetail = defineCall({
  id: 'getWordDetail',
  tag: 'Words',
  summary: 'A word with its meanings and sentences',
  method: 'GET',
  path: '/words/get_detail_word/{wordId}',
  authentication: 'token',
  params: z.object({ wordId: z.string() }),
  response: wordDetail,
  errors: ['word_unknown'],
});

export const getStatistics = defineCall({
  id: 'getStatistics',
  tag: 'Words',
  summary: 'Totals and marks, a row for each language of the word bank',
  method: 'GET',
  path: '/words/get_statistics',
  authentication: 'token',
  response: z.array(languageStatistics),
});

export const getPartOfSpeechStatistics = defineCall({
  id: 'getPartOfSpeechStatistics',
  tag: 'Words',
  summary: 'Totals and marks for each part of speech of the target languages',
  method: 'GET',
  path: '/words/get_pos_statistics',
  authentication: 'token',
  response: z.array(partOfSpeechStatistics),
});

export const listWordsOfPartOfSpeech = defineCall({
  id: 'listWordsOfPartOfSpeech',
  tag: 'Words',
  summary: 'A page of words of one part of speech by frequency',
  method: 'GET',
  path: '/words/get_word_with_pos/{lang}/{pos}',
  authentication: 'token',
  params: z.object({ lang: z.string(), pos: partOfSpeech }),
  query: z.object(paging),
  response: z.array(word),
  errors: ['language_unknown'],
});

export const searchWords = defineCall({
  id: 'searchWords',
  tag: 'Words',
  summary: 'Words that match a query by word, translation or inflected form',
  method: 'GET',
  path: '/words/search-test',
  authentication: 'token',
  query: z.object({
    native_language: languageName,
    target_language: z.enum(['all', ...languageCode.options], {
      error: 'target_language must be a language code or all',
    }),
    query: z
      .string({ error: 'query is required' })
      .check(
        z.trim(),
        z.minLength(1, 'query must not be blank'),
        z.maxLength(searchQueryMaximumLength, 'query must be at most 100 characters'),
      ),
  }),
  response: z.object({ results: z.array(word) }),
});

export const getProfileStatistics = defineCall({
  id: 'getProfileStatistics',
  tag: 'Words',
  summary: 'The learner’s own figures',
  method: 'GET',
  path: '/words/profile/fetch_statistics',
  authentication: 'token',
  response: profileStatistics,
});

export const getDailyStreak = defineCall({
  id: 'getDailyStreak',
  tag: 'Words',
  summary: 'Words learned today, in the learner’s own time zone',
  method: 'GET',
  path: '/words/user/daily_streak',
  authentication: 'token',
  response: dailyStreak,
});

export type PartOfSpeech = z.infer<typeof partOfSpeech>;
export type Level = z.infer<typeof level>;
export type Word = z.infer<typeof word>;
export type WordDetail = z.infer<typeof wordDetail>;
export type Meaning = z.infer<typeof meaning>;
export type Sentence = z.infer<typeof sentence>;
export type Translation = z.infer<typeof translation>;
export type LanguageStatistics = z.infer<typeof languageStatistics>;
export type PartOfSpeechStatistics = z.infer<typeof partOfSpeechStatistics>;
export type DailyStreak = z.infer<typeof dailyStreak>;
export type ProfileStatistics = z.infer<typeof profileStatistics>;
export type MarkAction = z.infer<typeof markAction>;
export type WordMarks = z.infer<typeof wordMarks>;
