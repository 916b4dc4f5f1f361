import { fixedSchedule, ourSchedule, type Schedule } from './schedules.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** The intervals after each of a series of answers, when the word is always answered when due. */
function waits(schedule: Schedule, answers: string): number[] {
  const dueAfter = schedule();
  let reviewedAt = 18 * 60 * minute;
  return Array.from(answers, (answer) => {
    const due = dueAfter({ rating: answer === 'g' ? 'good' : 'again', reviewedAt });
    const wait = due - reviewedAt;
    reviewedAt = due;
    return wait;
  });
}

test('our schedule is that of the API: ten minutes, then two days', () => {
  expect(waits(ourSchedule, 'gg')).toEqual([10 * minute, 2 * day]);
});

describe('by the fixed schedule', () => {
  test.each([
    [
      'a new word: after ten minutes, then 1, 3, 7, 15 and 15 days',
      'gggggggg',
      [10 * minute, day, 3 * day, 7 * day, 15 * day, 15 * day, 15 * day, 15 * day],
    ],
    [
      'a word not known: after a minute, then it starts over',
      'agagg',
      [minute, 10 * minute, minute, 10 * minute, day],
    ],
    [
      'after a failure: one day',
      'ggggagg',
      [10 * minute, day, 3 * day, 7 * day, 10 * minute, day, 3 * day],
    ],
    ['after a late failure: one day', 'gggggggagg', [10 * minute, day, 3 * day]],
    [
      'a failed word: every ten minutes until it is recalled',
      'ggaaag',
      [10 * minute, 10 * minute, 10 * minute, day],
    ],
  ])('%s', (_what, answers, last) => {
    expect(waits(fixedSchedule, answers).slice(-last.length)).toEqual(last);
  });
});
