import { z } from 'zod/mini';
import { defineCall } from './call.ts';
import { languageCode, languageName } from './languages.ts';
import { requiredText } from './required-text.ts';
import { wholeNumberText } from './whole-number-text.ts';
import { partOfSpeech } from './vocabulary.ts';
import {
  dailyStreak,
  languageStatistics,
  partOfSpeechStatistics,
  profileStatistics,
} from './statistics.ts';
import { markAction, word, wordDetail, wordMarks } from './words.ts';

const shared = { tag: 'Words', authentication: 'token' } as const;

/** Words on a page of a list when the call gives no `limit`; a limit is at most 200. */
export const wordPageSize = 50;
/** Longest search query, in characters. */
export const searchQueryMaximumLength = 100;

const flagText = z.enum(['true', 'false'], { error: 'Must be true or false' });
/** Query values are text; the server converts them to numbers and flags. Pages count from 1. */
const paging = {
  limit: z.optional(wholeNumberText(1, 200)),
  page: z.optional(wholeNumberText(1, 999_999)),
};

/**
 * A page of a language's words, all or only marked ones; both filters together require both marks.
 * The server checks `langCode`: an unknown code is `language_unknown`, not a validation error.
 */
export const listWords = defineCall({
  ...shared,
  id: 'listWords',
  summary: 'A page of words by frequency or in the order of teaching; past the end it is empty',
  method: 'GET',
  path: '/words/{langCode}',
  params: z.object({ langCode: z.string() }),
  query: z.object({
    ...paging,
    order: z.optional(z.enum(['frequency', 'course'], { error: 'Unknown order' })),
    only_starred: z.optional(flagText),
    only_learned: z.optional(flagText),
  }),
  response: z.array(word),
  errors: ['language_unknown'],
});

/**
 * Changes one mark of a word and returns both: sets it to `value`, or toggles it without one. A page
 * that had no network sends the mark later with its age, in milliseconds; if the mark has been set
 * since, nothing changes.
 */
export const setStatus = defineCall({
  ...shared,
  id: 'setStatus',
  summary: 'Star or learn a word: toggles the mark, or sets it to `value` when that is given',
  method: 'POST',
  path: '/words/setstatus',
  body: z.object({
    word_id: z.int({ error: 'word_id must be a whole number' }),
    action: markAction,
    value: z.optional(z.boolean({ error: 'value must be true or false' })),
    age_ms: z.optional(
      z
        .int({ error: 'age_ms must be a whole number' })
        .check(z.nonnegative('age_ms must not be negative')),
    ),
  }),
  response: wordMarks,
  errors: ['word_unknown'],
});

/** A word by its id in decimal digits; any other text is `word_unknown`. */
export const getWordDetail = defineCall({
  ...shared,
  id: 'getWordDetail',
  summary: 'A word with its meanings and sentences',
  method: 'GET',
  path: '/words/get_detail_word/{wordId}',
  params: z.object({ wordId: z.string() }),
  response: wordDetail,
  errors: ['word_unknown'],
});

/** Four rows, one per language of the word bank, including languages not chosen. */
export const getStatistics = defineCall({
  ...shared,
  id: 'getStatistics',
  summary: 'Totals and marks, a row for each language of the word bank',
  method: 'GET',
  path: '/words/get_statistics',
  response: z.array(languageStatistics),
});

/** Rows for the parts of speech of the target languages; `[]` without a target language. */
export const getPartOfSpeechStatistics = defineCall({
  ...shared,
  id: 'getPartOfSpeechStatistics',
  summary: 'Totals and marks for each part of speech of the target languages',
  method: 'GET',
  path: '/words/get_pos_statistics',
  response: z.array(partOfSpeechStatistics),
});

/** A page of words of one part of speech; empty past the end, or when the language has none. */
export const listWordsOfPartOfSpeech = defineCall({
  ...shared,
  id: 'listWordsOfPartOfSpeech',
  summary: 'A page of words of one part of speech by frequency',
  method: 'GET',
  path: '/words/get_word_with_pos/{lang}/{pos}',
  params: z.object({ lang: z.string(), pos: partOfSpeech }),
  query: z.object(paging),
  response: z.array(word),
  errors: ['language_unknown'],
});

/**
 * At most 50 words, best match first; `query` is 1–100 characters once trimmed. Translations are in
 * `native_language`, which `all` excludes.
 */
export const searchWords = defineCall({
  ...shared,
  id: 'searchWords',
  summary: 'Words that match a query by word, translation or inflected form',
  method: 'GET',
  path: '/words/search-test',
  query: z.object({
    native_language: languageName,
    target_language: z.enum(['all', ...languageCode.options], {
      error: 'target_language must be a language code or all',
    }),
    query: requiredText('query', searchQueryMaximumLength),
  }),
  response: z.object({ results: z.array(word) }),
});

/** Name, address and figures of the signed-in learner. */
export const getProfileStatistics = defineCall({
  ...shared,
  id: 'getProfileStatistics',
  summary: 'The learner’s own figures',
  method: 'GET',
  path: '/words/profile/fetch_statistics',
  response: profileStatistics,
});

/**
 * Words answered well or learned since midnight in the account's time zone, as sent with the last
 * sign-in or refresh.
 */
export const getDailyStreak = defineCall({
  ...shared,
  id: 'getDailyStreak',
  summary: 'Words answered well or learned today, in the learner’s own time zone',
  method: 'GET',
  path: '/words/user/daily_streak',
  response: dailyStreak,
});
