import {
  placementQuestion,
  practiceForecast,
  practicePair,
  practiceSettings,
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
