import type { CardState, Rating, Review } from '@topwords/platform/contracts';
import type { User } from '../../users/user-repository.ts';
import type { TestAnswer, TestApi } from '../../testing/start-api.ts';

let reviewsBuilt = 0;

/** Ascending ids, so that a test knows which of two comes first. */
function nextId(): string {
  reviewsBuilt += 1;
  return `0199a000-0000-7000-8000-${reviewsBuilt.toString(16).padStart(12, '0')}`;
}

/** A Good answer to the card of the Spanish word `casa`, at the time at which test clocks start. */
export function buildReview(overrides: Partial<Review> = {}): Review {
  return {
    id: nextId(),
    card_id: 'word-21',
    rating: 'good',
    exercise: 'recognise',
    reviewed_at: '2026-11-20T09:30:00.000Z',
    ...overrides,
  };
}

/** Sends a batch and returns the whole response. */
export function postReviews(
  api: TestApi,
  user: User,
  reviews: readonly Review[],
): Promise<TestAnswer> {
  return api.call('/api/practice/reviews', { user, json: { reviews } });
}

/** Sends a batch and returns the states of its cards. */
export async function review(
  api: TestApi,
  user: User,
  ...reviews: Partial<Review>[]
): Promise<CardState[]> {
  const answer = await postReviews(api, user, reviews.map(buildReview));
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return (answer.body as { cards: CardState[] }).cards;
}

/** Answers a card Good each time it is due; returns the reviews and the last state. */
export async function reviewWhenDue(
  api: TestApi,
  user: User,
  { times, cardId = 'word-21' }: { times: number; cardId?: string },
): Promise<{ reviews: Review[]; state: CardState }> {
  const reviews: Review[] = [];
  let state: CardState | undefined;
  for (let time = 0; time < times; time += 1) {
    if (state?.due_at) api.clock.now = Date.parse(state.due_at);
    const reviewed_at = new Date(api.clock.now).toISOString();
    const one = buildReview({ card_id: cardId, reviewed_at });
    reviews.push(one);
    [state] = await review(api, user, one);
  }
  if (state === undefined) throw new Error('At least once');
  return { reviews, state };
}

/** Undoes a review. */
export function undo(
  api: TestApi,
  user: User,
  { id, card_id }: Pick<Review, 'id' | 'card_id'>,
): Promise<TestAnswer> {
  return api.call('/api/practice/undo', { user, json: { review_id: id, card_id } });
}

/**
 * A learner's cards in the database, without checkpoints, which depend on the order of arrival, and
 * the marks that are set, without when they were.
 */
export async function storedStateOf(api: TestApi, { id }: User) {
  const of = (table: string, order: string) =>
    api.db(table).where({ user_id: id }).orderBy(order).select();
  const marks = await of('word_marks', 'word_id');
  const cards = await of('practice_cards', 'id');
  return {
    cards: cards.map(({ checkpoints: _checkpoints, ...card }) => card),
    marks: marks
      .filter((mark) => mark.starred_at !== null || mark.learned_at !== null)
      .map(({ starred_set_at: _starred, learned_set_at: _learned, ...mark }) => mark),
  };
}

/** `g` for good, `a` for again. */
export function ratingsOf(letters: string): Rating[] {
  return letters.split('').map((letter) => (letter === 'g' ? 'good' : 'again'));
}
