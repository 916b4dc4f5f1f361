import type { z } from 'zod/mini';
import {
  dailyStreak,
  languageCodes,
  languageStatistics,
  meaning,
  nameOfLanguage,
  sentence,
  understanding,
  wordTeaching,
  word,
  wordDetail,
  type LanguageCode,
  type LanguageStatistics,
  type Meaning,
  type Word,
} from '@topwords/platform/contracts';
import { factory } from './factory.ts';

/** A word in a list; its text and rank are derived from the id. */
export function buildWord(overrides: Partial<z.input<typeof word>> = {}): Word {
  const id = overrides.id ?? 1;
  return word.parse({
    id,
    text: `palabra${id}`,
    language_code: 'es',
    level: 'A1',
    pos: 'noun',
    translation_to_native: `word${id}`,
    frequency_rank: id,
    is_starred: false,
    is_learned: false,
    ...overrides,
  });
}

/** `count` words with ids and ranks from `first`. */
export function buildWords(
  count: number,
  { first = 1, ...overrides }: Partial<z.input<typeof word>> & { first?: number } = {},
): Word[] {
  return Array.from({ length: count }, (_, index) =>
    buildWord({ ...overrides, id: first + index }),
  );
}

/** The Spanish sentence of “casa”, translated into English and Russian. */
export const buildSentence = factory(sentence, {
  id: 1,
  text: 'Vivo en una casa grande.',
  translations: [
    { language_code: 'en', translated_text: 'I live in a big house.' },
    { language_code: 'ru', translated_text: 'Я живу в большом доме.' },
  ],
});

/** A meaning of “casa” with one sentence; `example` is the text of its first. */
export function buildMeaning(overrides: Partial<z.input<typeof meaning>> = {}): Meaning {
  const sentences = overrides.sentences ?? [buildSentence()];
  return meaning.parse({
    id: 1,
    pos: 'noun',
    notes: {},
    gloss: 'house',
    example: sentences[0]?.text ?? '',
    translations: [{ language_code: 'en', translated_text: 'house' }],
    sentences,
    ...overrides,
  });
}

/** The Spanish word “casa” with everything its page shows. */
export const buildWordDetail = factory(wordDetail, {
  ...buildWord({ id: 7, text: 'casa', translation_to_native: 'house', frequency_rank: 124 }),
  strength: 40,
  forms: ['casas'],
  ipa: 'ˈkasa',
  meanings: [buildMeaning()],
  usage: {
    gender: 'f',
    partners: [],
    motion: null,
    patterns: [],
    collocations: [],
    opposites: [],
    synonyms: [],
    family: [],
    note: null,
  },
  tables: [],
  second_locative: null,
  example_sentences: [
    buildSentence({
      id: 2,
      text: 'Las casas son blancas.',
      translations: [{ language_code: 'en', translated_text: 'The houses are white.' }],
    }),
  ],
  translations: [{ language_code: 'en', translated_text: 'house' }],
});

/** One language's row of the statistics. */
export function buildLanguageStatistics(
  overrides: Partial<z.input<typeof languageStatistics>> = {},
): LanguageStatistics {
  const code: LanguageCode = overrides.language_code ?? 'es';
  return languageStatistics.parse({
    language_code: code,
    language_name: nameOfLanguage(code),
    total_words: 1000,
    learned_words: 120,
    starred_words: 8,
    ...overrides,
  });
}

/** The rows of the four languages, as the API returns them. */
export function buildStatistics(
  overrides: Partial<Record<LanguageCode, Partial<z.input<typeof languageStatistics>>>> = {},
): LanguageStatistics[] {
  return languageCodes.map((code) =>
    buildLanguageStatistics({ language_code: code, ...overrides[code] }),
  );
}

/** A contrast card of a Spanish word, and a mistake; no grammar and no false friends. */
export const buildWordTeaching = factory(wordTeaching, {
  contrasts: [
    {
      key: 'casa-or-hogar',
      terms: ['casa', 'hogar'],
      explanation: 'A *casa* is a building; *hogar* is where somebody feels at home.',
      sentences: [{ text: 'Mi casa es grande.', translation: 'My house is big.' }],
      questions: [
        {
          before: 'Es una ',
          after: ' con jardín.',
          options: ['casa', 'hogar'],
          answer: 'casa',
          translation: 'It is a house with a garden.',
        },
      ],
    },
  ],
  mistakes: [
    {
      key: 'casa-without-article',
      wrong: 'Casa es grande.',
      right: 'La casa es grande.',
      why: 'A noun that both people know takes *la*.',
    },
  ],
  grammar: [],
  false_friends: [],
});

/** A third of everyday Spanish, after a day at 30 %. */
export const buildUnderstanding = factory(understanding, {
  language_code: 'es',
  percent: 33.3,
  known_words: 40,
  days: [
    { date: '2026-11-19', percent: 30 },
    { date: '2026-11-20', percent: 33.3 },
  ],
});

/** Twelve words learned today in four minutes, the last of them Spanish. */
export const buildDailyStreak = factory(dailyStreak, {
  daily_learned_words: 12,
  daily_minutes: 4,
  daily_goal: 20,
  goal_kind: 'words',
  last_learned_language: 'es',
});
