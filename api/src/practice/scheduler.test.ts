import { createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import {
  foldReviews,
  learnedStability,
  newMemory,
  previewRatings,
  strengthAt,
  type CountedReview,
} from './scheduler.ts';

const start = Date.parse('2026-11-20T09:30:00Z');
const day = 24 * 60 * 60 * 1000;

/** Answers, each with the days since the previous one. */
function answers(...given: ['again' | 'good', number][]): CountedReview[] {
  let reviewedAt = start;
  return given.map(([rating, days]) => {
    reviewedAt += days * day;
    return { rating, reviewedAt };
  });
}

const history = answers(
  ['good', 0],
  ['good', 0.01],
  ['good', 2],
  ['again', 12],
  ['good', 0.01],
  ['good', 3],
);

test('a fold of no reviews is a new card', () => {
  expect(foldReviews([])).toEqual({ ...newMemory, learnedAt: null });
});

test('the preview matches the result of an answer, from every state', () => {
  for (let count = 0; count <= history.length; count += 1) {
    const before = history.slice(0, count);
    const now = (before.at(-1)?.reviewedAt ?? start) + 1.5 * day;
    expect(previewRatings(foldReviews(before), now)).toEqual({
      again: foldReviews([...before, { rating: 'again', reviewedAt: now }]).dueAt,
      good: foldReviews([...before, { rating: 'good', reviewedAt: now }]).dueAt,
    });
  }
});

test('a preview from a clock behind the last review uses the time of that review', () => {
  const memory = foldReviews(history);
  const last = memory.lastReviewedAt ?? 0;
  expect(previewRatings(memory, last - 3 * day)).toEqual(previewRatings(memory, last));
  expect(strengthAt(memory, last - 3 * day)).toBe(100);
});

test('strength is the retrievability of ts-fsrs in percent', () => {
  const library = fsrs();
  let card = createEmptyCard(start);
  for (const { rating, reviewedAt } of history) {
    const grade = rating === 'good' ? Rating.Good : Rating.Again;
    card = library.next(card, reviewedAt, grade).card;
  }
  const memory = foldReviews(history);
  for (const days of [0, 1, 5, 30, 365, 3650]) {
    const now = (memory.lastReviewedAt ?? 0) + days * day;
    const expected = library.get_retrievability(card, now, false) * 100;
    expect(strengthAt(memory, now)).toBeCloseTo(expected, 2);
  }
  expect(strengthAt(memory, memory.dueAt ?? 0)).toBeGreaterThan(85);
  expect(strengthAt(newMemory, start)).toBe(0);
});

test('a due card is recalled with a probability of about 90 %', () => {
  const strong = foldReviews(
    answers(['good', 0], ['good', 0.01], ['good', 2], ['good', 11], ['good', 46]),
  );
  expect(strengthAt(strong, strong.dueAt ?? 0)).toBeCloseTo(90, 0);
});

test('a card is learned since the review that last passed the threshold', () => {
  const up = answers(['good', 0], ['good', 0.01], ['good', 2], ['good', 11], ['good', 46]);
  expect(foldReviews(up.slice(0, 3)).learnedAt).toBeNull();
  expect(foldReviews(up.slice(0, 4)).stability).toBeGreaterThan(learnedStability);
  expect(foldReviews(up).learnedAt).toBe(up[3]?.reviewedAt);
  const down = [...up, { rating: 'again', reviewedAt: start + 200 * day } as const];
  expect(foldReviews(down).stability).toBeLessThanOrEqual(learnedStability);
  expect(foldReviews(down).learnedAt).toBeNull();
  const again = [220, 225, 240, 270].map(
    (days) => ({ rating: 'good', reviewedAt: start + days * day }) as const,
  );
  const since = foldReviews([...down, ...again]).learnedAt;
  expect(again.map(({ reviewedAt }) => reviewedAt)).toContain(since);
});
