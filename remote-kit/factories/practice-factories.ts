import {
  mistakeQuestion,
  placementQuestion,
  practiceForecast,
  practiceMistake,
  practicePair,
  practiceSettings,
  practiceWeek,
  type PlacementQuestion,
  type PracticeForecast,
} from '@topwords/platform/contracts';
import { factory } from './factory.ts';

const dayInMilliseconds = 86_400_000;

/**
 * Fourteen days from Friday, 20 November 2026, with the given numbers of due cards; 0 by default.
 */
export function buildForecastDays(due: readonly number[] = []): PracticeForecast['days'] {
  return Array.from({ length: 14 }, (_, index) => ({
    date: new Date(Date.UTC(2026, 10, 20) + index * dayInMilliseconds).toISOString().slice(0, 10),
    due: due[index] ?? 0,
  }));
}

/** Five days in a row, 12 cards due now, 15 today and 8 tomorrow. */
export const buildPracticeForecast = factory(practiceForecast, {
  due_now: 12,
  reviewed_today: 4,
  streak_days: 5,
  is_freeze_used: false,
  days: buildForecastDays([15, 8]),
});

/** The default settings. */
export const buildPracticeSettings = factory(practiceSettings, {
  new_words_a_day: 10,
  starred_first: false,
  plays_audio: true,
  session_length: 20,
  english_variety: 'en-US',
  spanish_variety: 'es-MX',
  shows_stress: true,
  daily_goal: 20,
  goal_kind: 'words',
});

/**
 * `count` questions; the right choice for the word with id `n` is `word<n>`, at varying positions.
 */
export function buildPlacementQuestions(count: number): PlacementQuestion[] {
  return Array.from({ length: count }, (_, index) => {
    const id = index + 1;
    const right_choice = index % 4;
    const wrong = [`other${id}`, `else${id}`, `more${id}`];
    return placementQuestion.parse({
      word_id: id,
      text: `palabra${id}`,
      choices: wrong.toSpliced(right_choice, 0, `word${id}`),
      right_choice,
    });
  });
}

/** A learner's own pair, Spanish and English. */
export const buildPracticePair = factory(practicePair, {
  id: '01930000-0000-7000-8000-0000000000a1',
  text: 'buen provecho',
  translation: 'enjoy your meal',
  language_code: 'es',
  native_code: 'en',
});

/** The week of Friday, 20 November 2026: 20 answers on Monday, with the goal reached. */
export const buildPracticeWeek = factory(practiceWeek, {
  week: '2026-W47',
  previous: '2026-W46',
  next: null,
  today: '2026-11-20',
  days: Array.from({ length: 7 }, (_, index) => ({
    date: `2026-11-${16 + index}`,
    answers: index === 0 ? 20 : 0,
    right: index === 0 ? 18 : 0,
    seconds: index === 0 ? 430 : 0,
    is_estimated: false,
    new_words: index === 0 ? 5 : 0,
    goal: 20,
    goal_kind: 'words' as const,
    is_goal_reached: index === 0,
  })),
  gained: [{ id: 21, text: 'casa', language_code: 'es' }],
  slipped: [{ id: 22, text: 'luz', language_code: 'es' }],
  understanding: [
    { language_code: 'es', before: 30, percent: 33.3, known_words: 40, learning_words: 5 },
  ],
});

/** The learner took `estar` for `ser`, twice. */
export const buildPracticeMistake = factory(practiceMistake, {
  id: '01930000-0000-7000-8000-0000000000b1',
  kind: 'confused_pair',
  word_id: 31,
  wanted: 'ser',
  taken: 'estar',
  taken_word_id: 32,
  count: 2,
  right_in_row: 0,
  last_made_at: '2026-11-19T09:30:00.000Z',
  can_be_asked: true,
});

/** A question of a contrast card: `ser` or `estar`. */
export const buildMistakeQuestion = factory(mistakeQuestion, {
  mistake_id: '01930000-0000-7000-8000-0000000000b1',
  kind: 'confused_pair',
  hint_kind: 'translation',
  word: 'ser',
  before: 'Mi hermano ',
  after: ' ingeniero.',
  hint: 'My brother is an engineer.',
  options: ['está', 'es'],
  answer: 'es',
  sides: [
    { text: 'ser', note: 'be (identity, quality)' },
    { text: 'estar', note: 'be (state, place)' },
  ],
  explanation: 'English uses "be" for both. *Ser* says what someone or something is.',
});
