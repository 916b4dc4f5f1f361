import type { Review } from '@topwords/platform/contracts';
import { checkpointInterval } from './checkpoints.ts';
import { findCheckpoints } from './checkpoint-repository.ts';
import { foldStep } from './fold-cards.ts';
import { insertReviews, listCountedReviews } from './review-repository.ts';
import { foldReviews } from './scheduler.ts';
import { seededRandom, shuffled } from './seeded-random.ts';
import { buildReview, review, undo } from './testing/reviews.ts';
import { sharedApi, userOfEach } from '../testing/shared-api.ts';

const cardId = 'word-21';
const hour = 60 * 60 * 1000;
const day = 24 * hour;
const api = sharedApi();
const user = userOfEach(api);

/** The stored card, and all its reviews folded from the first. */
async function bothFolds() {
  const [row] = await api.db('practice_cards').where({ user_id: user.id, id: cardId });
  const reviews = await listCountedReviews(api.db, user.id, [cardId]);
  const { learnedAt, ...whole } = foldReviews(reviews.get(cardId) ?? []);
  const [mark] = await api.db('word_marks').where({ user_id: user.id });
  return {
    kept: row && {
      dueAt: row.due_at,
      stability: row.stability,
      difficulty: row.difficulty,
      state: row.state,
      learningStep: row.learning_step,
      reviewCount: row.review_count,
      lapses: row.lapses,
      firstReviewedAt: row.first_reviewed_at,
      lastReviewedAt: row.last_reviewed_at,
      learnedAt: mark?.learned_at ?? null,
    },
    whole: { ...whole, learnedAt },
  };
}

function buildHistory(count: number, seed: string): Review[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const hours = Math.floor((random() * 400 * day) / (12 * hour)) * 12;
    return buildReview({
      rating: random() < 0.9 ? 'good' : 'again',
      reviewed_at: new Date(Date.parse('2025-10-01T00:00:00Z') + hours * hour).toISOString(),
    });
  });
}

/** Inserts reviews as a release without checkpoints would. */
async function seedReviews(count: number): Promise<void> {
  for (let start = 0; start < count; start += 200) {
    const rows = Array.from({ length: Math.min(200, count - start) }, (_, index) => ({
      ...buildReview(),
      cardId,
      durationMs: null,
      reviewedAt: Date.parse('2024-01-01T00:00:00Z') + (start + index) * 60_000,
    }));
    await insertReviews(api.db, user.id, rows, 1);
  }
  const { whole } = await bothFolds();
  await api.db('practice_cards').insert({
    user_id: user.id,
    id: cardId,
    language_code: 'es',
    word_id: 21,
    due_at: whole.dueAt,
    stability: whole.stability,
    difficulty: whole.difficulty,
    state: whole.state,
    learning_step: whole.learningStep,
    review_count: whole.reviewCount,
    lapses: whole.lapses,
    first_reviewed_at: whole.firstReviewedAt,
    last_reviewed_at: whole.lastReviewedAt,
    known_at: null,
  });
}

test.each([1, 2, 3])(
  'after each review and undo, in any order, the card equals a fold of all its reviews (seed %d)',
  async (seed) => {
    const random = seededRandom(`orders ${seed}`);
    const history = buildHistory(180, `history ${seed}`);
    const inOrder = history.toSorted((one, other) =>
      one.reviewed_at < other.reviewed_at ? -1 : 1,
    );
    // Mostly in order, with some late and some resent.
    const late = new Set(shuffled(inOrder, random).slice(0, 40));
    const punctual = inOrder.filter((one) => !late.has(one));
    const undone = shuffled(history, random).slice(0, 30);
    for (let start = 0; start < punctual.length; start += 10) {
      const resent = shuffled(punctual.slice(0, start), random).slice(0, 2);
      await review(api, user, ...punctual.slice(start, start + 10), ...resent);
    }
    for (const [index, one] of shuffled([...late], random).entries()) {
      await review(api, user, one);
      const taken = undone[index];
      if (taken !== undefined) await undo(api, user, taken);
      const { kept, whole } = await bothFolds();
      expect(kept).toEqual(whole);
    }
    const checkpoints = await findCheckpoints(api.db, user.id, [cardId]);
    expect(checkpoints.get(cardId)?.length).toBeGreaterThan(1);
  },
  60_000,
);

test('a card with many reviews from a release without checkpoints gets them with its next review', async () => {
  await seedReviews(3 * foldStep + 7);
  await review(api, user, { reviewed_at: '2026-11-20T09:00:00Z' });
  const { kept, whole } = await bothFolds();
  expect(kept).toEqual(whole);
  const checkpoints = (await findCheckpoints(api.db, user.id, [cardId])).get(cardId) ?? [];
  const behind = whole.reviewCount - (checkpoints.at(-1)?.memory.reviewCount ?? 0);
  expect(behind).toBeLessThan(checkpointInterval);
  await review(api, user, { reviewed_at: '2024-01-01T10:00:30Z', rating: 'again' });
  const later = await bothFolds();
  expect(later.kept).toEqual(later.whole);
});

test('a review is folded from the last checkpoint, not from the first review', async () => {
  const history = buildHistory(150, 'from checkpoint');
  await review(api, user, ...history.slice(0, 100));
  await review(api, user, ...history.slice(100));
  const { whole } = await bothFolds();
  // Reviews before the checkpoints are not read again: the card is the same without them.
  const checkpoints = (await findCheckpoints(api.db, user.id, [cardId])).get(cardId) ?? [];
  const reviewedAt = checkpoints.at(-1)?.place.reviewedAt ?? 0;
  await api.db('practice_reviews').where('reviewed_at', '<', reviewedAt).delete();
  const [state] = await review(api, user, { reviewed_at: '2026-11-20T09:00:00Z' });
  expect(state?.review_count).toBe(whole.reviewCount + 1);
});

test('checkpoints become invalid when a release without checkpoints changes the card', async () => {
  const history = buildHistory(100, 'void');
  await review(api, user, ...history);
  const early = {
    ...buildReview(),
    cardId,
    durationMs: null,
    reviewedAt: Date.parse('2025-09-30T00:00:00Z'),
  };
  await insertReviews(api.db, user.id, [early], 1);
  await api
    .db('practice_cards')
    .where({ user_id: user.id })
    .update({ review_count: history.length + 1 });
  await review(api, user, { reviewed_at: '2026-11-20T09:00:00Z' });
  const { kept, whole } = await bothFolds();
  expect(whole.reviewCount).toBe(history.length + 2);
  expect(kept).toEqual(whole);
});
