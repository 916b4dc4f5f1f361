import { buildDailyStreak } from '@topwords/remote-kit/testing';
import { dailyPercent, goalToday } from './goal-today.ts';

// @spec K8
test('twenty words complete the daily goal', () => {
  expect([0, 1, 10, 20, 35].map((count) => dailyPercent(count, 20))).toEqual([0, 5, 50, 100, 100]);
  expect(dailyPercent(3, 5)).toBe(60);
});

test('the kind of the goal decides what is counted', () => {
  const day = { daily_learned_words: 8, daily_minutes: 5, daily_goal: 10 };
  const inWords = goalToday(buildDailyStreak(day));
  expect(inWords).toEqual({ kind: 'words', goal: 10, done: 8, percent: 80 });
  const inMinutes = goalToday(buildDailyStreak({ ...day, goal_kind: 'minutes' }));
  expect(inMinutes).toEqual({ kind: 'minutes', goal: 10, done: 5, percent: 50 });
});
