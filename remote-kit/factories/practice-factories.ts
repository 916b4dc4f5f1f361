import type { z } from 'zod/mini';
import {
  placementQuestion,
  practiceForecast,
  practicePair,
  practiceSettings,
  type PlacementQuestion,
  type PracticeForecast,
  type PracticePair,
  type PracticeSettings,
} from '@topwords/platform/contracts';

const dayInMilliseconds = 86_400_000;

/** Fourteen days from Friday, 20 November 2026, with so many cards due on each; none where missing. */
export function buildForecastDays(due: readonly number[] = []): PracticeForecast['days'] {
  return Array.from({ length: 14 }, (_, index) => ({
    date: new Date(Date.UTC(2026, 10, 20) + index * dayInMilliseconds).toISOString().slice(0, 10),
    due: due[index] ?? 0,
  }));
}

/** Five days in a row, 12 cards due now, 15 today and 8 tomorrow. */
export function buildPracticeForecast(
  overrides: Partial<z.input<typeof practiceForecast>> = {},
): PracticeForecast {
  return practiceForecast.parse({
    due_now: 12,
    reviewed_today: 4,
    streak_days: 5,
    is_freeze_used: false,
    days: buildForecastDays([15, 8]),
    ...overrides,
  });
}

/** What a learner who has chosen nothing has. */
export function buildPracticeSettings(
  overrides: Partial<z.input<typeof practiceSettings>> = {},
): PracticeSettings {
  return practiceSettings.parse({
    new_words_a_day: 10,
    starred_first: false,
    plays_audio: true,
    session_length: 20,
    ...overrides,
  });
}

/** So many questions; the right choice of the word with id `n` is `word<n>`, each time elsewhere. */
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

/** A pair of a learner's own, Spanish and English. */
export function buildPracticePair(
  overrides: Partial<z.input<typeof practicePair>> = {},
): PracticePair {
  return practicePair.parse({
    id: '01930000-0000-7000-8000-0000000000a1',
    text: 'buen provecho',
    translation: 'enjoy your meal',
    language_code: 'es',
    native_code: 'en',
    ...overrides,
  });
}
