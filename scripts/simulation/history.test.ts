import { dayOf, firstQuestion, noDelay, questionAfter } from './history.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const six = 18 * hour;

/** When a word is asked that was met at six and is due this much later. */
function askedAfter(wait: number, delay = noDelay): number {
  return questionAfter(firstQuestion(delay), 'good', () => six + wait, delay).askedAt;
}

test('a word due within the session is asked in it', () => {
  expect(askedAfter(10 * minute)).toBe(six + 10 * minute);
});

test('a word due on another day is asked at six, at whatever hour it is due', () => {
  expect(askedAfter(3 * day)).toBe(3 * day + six);
  expect(askedAfter(3 * day - 5 * hour)).toBe(3 * day + six);
  expect(askedAfter(3 * day + 2 * hour)).toBe(3 * day + six);
});

test('a word due later on the same day waits for the next day', () => {
  expect(askedAfter(2 * hour)).toBe(day + six);
});

test('a learner who comes earlier or later is asked at that time', () => {
  for (const shift of [-hour, hour]) {
    const onThird = (date: number) => (date === 3 ? shift : 0);
    expect(askedAfter(3 * day, onThird)).toBe(3 * day + six + shift);
  }
});

test('the schedule gets all answers in order, and is asked once for equal series', () => {
  const schedule = jest.fn((reviews: readonly { reviewedAt: number }[]) => {
    return (reviews.at(-1)?.reviewedAt ?? 0) + day;
  });
  const first = firstQuestion(noDelay);
  const second = questionAfter(first, 'good', schedule, noDelay);
  const third = questionAfter(second, 'again', schedule, noDelay);
  expect(schedule).toHaveBeenLastCalledWith([
    { rating: 'good', reviewedAt: six },
    { rating: 'again', reviewedAt: day + six },
  ]);
  expect(dayOf(third.askedAt)).toBe(2);
  expect(questionAfter(second, 'again', schedule, noDelay)).toBe(third);
  expect(questionAfter(second, 'good', schedule, noDelay)).not.toBe(third);
  expect(schedule).toHaveBeenCalledTimes(3);
});
