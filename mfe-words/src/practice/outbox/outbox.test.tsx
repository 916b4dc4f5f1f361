import {
  logout,
  sendReviews,
  setCardKnown,
  undoReview,
  type CardState,
  type Review,
} from '@topwords/platform/contracts';
import {
  buildCardState,
  buildFailure,
  createFakeHost,
  createMemoryStorage,
} from '@topwords/remote-kit/testing';
import { createEntryStorage } from './entry-storage.ts';
import { createOutbox, sendDelay } from './outbox.ts';

const start = Date.UTC(2026, 10, 20, 9);

beforeEach(() => {
  jest.useFakeTimers({ now: start });
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});

afterEach(() => {
  localStorage.clear();
  jest.useRealTimers();
});

/** Each test has its own account: outboxes of earlier tests live as long as the page. */
function buildOutbox({
  sub = crypto.randomUUID(),
  storage = localStorage,
}: { sub?: string; storage?: Storage | null } = {}) {
  const host = createFakeHost({ session: { sub } });
  const confirmed: CardState[] = [];
  const changed = jest.fn();
  host.bus.subscribe('practice.changed', changed);
  host.api.answer(sendReviews, ({ body }) => ({
    cards: body.reviews.map(({ card_id }) => buildCardState({ card_id })),
  }));
  host.api.answer(undoReview, ({ body }) => buildCardState({ card_id: body.card_id }));
  host.api.answer(setCardKnown, ({ body }) => buildCardState({ card_id: body.card_id }));
  const outbox = createOutbox({ host, storage });
  outbox.confirmed.subscribe((cards) => confirmed.push(...cards));
  const sentIds = () =>
    host.api.sent(sendReviews).map(({ body }) => body.reviews.map(({ card_id }) => card_id));
  return { host, sub, outbox, confirmed, changed, sentIds };
}

function buildReview(word: number): Review {
  return {
    id: crypto.randomUUID(),
    card_id: `word-${word}`,
    rating: 'good',
    exercise: 'recognise',
    reviewed_at: new Date(Date.now()).toISOString(),
  };
}

function stored(sub: string): number {
  return createEntryStorage(localStorage).entriesOf(sub).length;
}

async function wait(time = sendDelay): Promise<void> {
  await jest.advanceTimersByTimeAsync(time);
}

test('reviews made in quick succession are sent together and announced once confirmed', async () => {
  const { outbox, sub, sentIds, confirmed, changed } = buildOutbox();
  outbox.addReview(sub, buildReview(1), 'es');
  outbox.addReview(sub, buildReview(2), 'es');
  expect(outbox.state.value).toEqual({ waiting: 2, connection: 'good' });
  expect([...outbox.waitingCards(sub)]).toEqual(['word-1', 'word-2']);
  expect(stored(sub)).toBe(2);
  expect(sentIds()).toEqual([]);
  await wait();
  expect(sentIds()).toEqual([['word-1', 'word-2']]);
  expect(confirmed.map(({ card_id }) => card_id)).toEqual(['word-1', 'word-2']);
  expect(changed.mock.calls).toEqual([[{ language_code: 'es' }]]);
  expect(outbox.state.value).toEqual({ waiting: 0, connection: 'good' });
  expect(stored(sub)).toBe(0);
});

test('more reviews than one call takes go in several calls', async () => {
  const { outbox, sub, host } = buildOutbox();
  for (let word = 1; word <= 230; word += 1) outbox.addReview(sub, buildReview(word), 'es');
  await wait();
  const sizes = host.api.sent(sendReviews).map(({ body }) => body.reviews.length);
  expect(sizes).toEqual([100, 100, 30]);
});

test('offline, reviews wait longer each time and are sent when the network is back', async () => {
  const { outbox, sub, host, sentIds } = buildOutbox();
  const noNetwork = Object.assign(buildFailure(), { code: 'no_response' });
  host.api.refuse(sendReviews, noNetwork);
  outbox.addReview(sub, buildReview(1), 'es');
  await wait();
  expect(outbox.state.value).toEqual({ waiting: 1, connection: 'offline' });
  expect(sentIds()).toHaveLength(1);
  outbox.addReview(sub, buildReview(2), 'es');
  await wait(1999);
  expect(sentIds()).toHaveLength(1);
  await wait(1);
  expect(sentIds()).toHaveLength(2);
  await wait(3999);
  expect(sentIds()).toHaveLength(2);
  await wait(1);
  expect(sentIds()).toHaveLength(3);
  host.api.answer(sendReviews, { cards: [] });
  dispatchEvent(new Event('online'));
  await wait(0);
  expect(sentIds().at(-1)).toEqual(['word-1', 'word-2']);
  expect(outbox.state.value).toEqual({ waiting: 0, connection: 'good' });
});

test('a Retry-After of the server is honored, and the network is not blamed', async () => {
  const { outbox, sub, host, sentIds } = buildOutbox();
  host.api.refuse(sendReviews, buildFailure('too_many_attempts', { retry_after_seconds: 60 }));
  outbox.addReview(sub, buildReview(1), 'es');
  await wait();
  expect(outbox.state.value).toEqual({ waiting: 1, connection: 'delayed' });
  await wait(59_999);
  expect(sentIds()).toHaveLength(1);
  await wait(1);
  expect(sentIds()).toHaveLength(2);
});

test.each([
  ['online', () => dispatchEvent(new Event('online'))],
  ['looked at', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a page that is %s sends immediately', async (_case, happen) => {
  const { outbox, sub, sentIds } = buildOutbox();
  outbox.addReview(sub, buildReview(1), 'es');
  happen();
  await wait(0);
  expect(sentIds()).toEqual([['word-1']]);
});

test('reviews of an earlier page are sent at the start, in their order', async () => {
  const { sub, outbox, host } = buildOutbox();
  host.api.refuse(sendReviews, buildFailure('database_unavailable'));
  outbox.addReview(sub, buildReview(2), 'es');
  outbox.addReview(sub, buildReview(1), 'ru');
  await wait();
  const { sentIds, changed } = buildOutbox({ sub });
  await wait(0);
  expect(sentIds()).toEqual([['word-2', 'word-1']]);
  expect(changed.mock.calls).toEqual([[{ language_code: 'es' }], [{ language_code: 'ru' }]]);
  expect(stored(sub)).toBe(0);
});

test('a review that the server will never accept does not hold up the rest', async () => {
  const { outbox, sub, host, confirmed } = buildOutbox();
  host.api.answer(sendReviews, ({ body }) => {
    const isWrong = body.reviews.some(({ card_id }) => card_id === 'word-3');
    if (isWrong) return Promise.reject(buildFailure('card_unknown'));
    return { cards: body.reviews.map(({ card_id }) => buildCardState({ card_id })) };
  });
  for (let word = 1; word <= 5; word += 1) outbox.addReview(sub, buildReview(word), 'es');
  await wait();
  expect(confirmed.map(({ card_id }) => card_id)).toEqual(['word-1', 'word-2', 'word-4', 'word-5']);
  expect(host.banners).toEqual([
    { kind: 'error', message: 'Couldn’t save an answer: that card no longer exists.' },
  ]);
  expect(stored(sub)).toBe(0);
});

test('a word that was said counts as typed for a server that does not know the exercise', async () => {
  const { outbox, sub, host } = buildOutbox();
  host.api.answer(sendReviews, ({ body }) => {
    if (body.reviews.some(({ exercise }) => exercise === 'say')) {
      throw buildFailure('validation_failed');
    }
    return { cards: [] };
  });
  outbox.addReview(sub, { ...buildReview(1), exercise: 'say' }, 'es');
  outbox.addReview(sub, buildReview(2), 'es');
  await wait();
  const accepted = host.api.sent(sendReviews).flatMap(({ body }) => body.reviews);
  expect(accepted.map(({ exercise }) => exercise).slice(-2)).toEqual(['recall', 'recognise']);
  expect(stored(sub)).toBe(0);
  expect(host.banners).toEqual([]);
});

test.each(['token_expired', 'origin_refused', 'not_found', 'internal'] as const)(
  'a review survives the answer %s',
  async (code) => {
    const { outbox, sub, host } = buildOutbox();
    host.api.refuse(sendReviews, buildFailure(code));
    outbox.addReview(sub, buildReview(1), 'es');
    await wait();
    expect(stored(sub)).toBe(1);
    expect(host.banners).toEqual([]);
  },
);

test('after a failure that left nothing to send, the next review is sent without extra delay', async () => {
  const { outbox, sub, host, sentIds } = buildOutbox();
  host.api.refuse(sendReviews, buildFailure('database_unavailable'));
  outbox.addReview(sub, buildReview(1), 'es');
  await wait();
  localStorage.clear();
  host.api.answer(sendReviews, { cards: [] });
  await wait(2000);
  expect(sentIds()).toHaveLength(1);
  expect(outbox.state.value).toEqual({ waiting: 0, connection: 'good' });
  outbox.addReview(sub, buildReview(2), 'es');
  await wait();
  expect(sentIds()).toEqual([['word-1'], ['word-2']]);
});

test('the rest of a refused batch is not sent as another account', async () => {
  const { outbox, sub, host, sentIds } = buildOutbox();
  const answer = Promise.withResolvers<{ cards: CardState[] }>();
  host.api.answer(sendReviews, () => answer.promise);
  outbox.addReview(sub, buildReview(1), 'es');
  outbox.addReview(sub, buildReview(2), 'es');
  await wait();
  host.storage.setItem('sub', 'another');
  host.session.adoptStorage();
  answer.reject(buildFailure('card_unknown'));
  await wait();
  expect(sentIds()).toEqual([['word-1', 'word-2']]);
  expect(stored(sub)).toBe(2);
});

test('a review undone before it was sent is never sent', async () => {
  const { outbox, sub, host } = buildOutbox();
  const review = buildReview(1);
  outbox.addReview(sub, review, 'es');
  outbox.undoReview(sub, review, 'es');
  await wait();
  expect(host.api.sent(sendReviews)).toEqual([]);
  expect(host.api.sent(undoReview)).toEqual([]);
  expect(stored(sub)).toBe(0);
});

test('a review that may have arrived is undone on the server', async () => {
  const { outbox, sub, host, changed } = buildOutbox();
  const review = buildReview(1);
  outbox.addReview(sub, review, 'es');
  await wait();
  outbox.undoReview(sub, review, 'es');
  await wait();
  expect(host.api.sent(undoReview)).toEqual([
    { body: { review_id: review.id, card_id: 'word-1' } },
  ]);
  expect(changed).toHaveBeenCalledTimes(2);
});

test('a review that failed once is sent again before its undo, which the server then knows', async () => {
  const { outbox, sub, host } = buildOutbox();
  const calls: string[] = [];
  host.api.refuse(sendReviews, buildFailure());
  const review = buildReview(1);
  outbox.addReview(sub, review, 'es');
  await wait();
  outbox.undoReview(sub, review, 'es');
  host.api.answer(sendReviews, () => {
    calls.push('review');
    return { cards: [] };
  });
  host.api.answer(undoReview, () => {
    calls.push('undo');
    return buildCardState();
  });
  dispatchEvent(new Event('online'));
  await wait(0);
  expect(calls).toEqual(['review', 'undo']);
  expect(stored(sub)).toBe(0);
});

test('one answer too many for a card is given up without blocking what follows', async () => {
  const { outbox, sub, host, sentIds } = buildOutbox();
  host.api.answer(sendReviews, ({ body }) =>
    body.reviews.some(({ card_id }) => card_id === 'word-1')
      ? Promise.reject(buildFailure('review_limit_reached', { detail: 'Again tomorrow' }))
      : { cards: [] },
  );
  outbox.addReview(sub, buildReview(1), 'es');
  outbox.addReview(sub, buildReview(2), 'es');
  await wait();
  expect(sentIds()).toEqual([['word-1', 'word-2'], ['word-1'], ['word-2']]);
  expect(stored(sub)).toBe(0);
  expect(outbox.state.value).toEqual({ waiting: 0, connection: 'good' });
});

test('what happens during a call is sent after it', async () => {
  const { outbox, sub, host } = buildOutbox();
  const answer = Promise.withResolvers<{ cards: CardState[] }>();
  host.api.answer(sendReviews, () => answer.promise);
  const review = buildReview(1);
  outbox.addReview(sub, review, 'es');
  await wait();
  outbox.undoReview(sub, review, 'es');
  outbox.addReview(sub, buildReview(2), 'es');
  await wait();
  expect(host.api.sent(undoReview)).toEqual([]);
  host.api.answer(sendReviews, { cards: [] });
  answer.resolve({ cards: [] });
  await wait();
  expect(host.api.sent(undoReview)).toHaveLength(1);
  expect(host.api.sent(sendReviews)).toHaveLength(2);
  expect(stored(sub)).toBe(0);
});

test('a known card that is undone before it was sent leaves nothing to send', async () => {
  const { outbox, sub, host } = buildOutbox();
  outbox.setKnown(sub, 'word-1', true, 'es');
  outbox.setKnown(sub, 'word-1', false, 'es');
  await wait();
  expect(host.api.sent(setCardKnown)).toEqual([]);
  outbox.setKnown(sub, 'word-1', true, 'es');
  await wait();
  outbox.setKnown(sub, 'word-1', false, 'es');
  await wait();
  const sent = host.api.sent(setCardKnown).map(({ body }) => body.is_known);
  expect(sent).toEqual([true, false]);
});

test('signing out clears the storage, but the answers wait for their learner', async () => {
  const { outbox, sub, host, sentIds } = buildOutbox();
  host.api.refuse(sendReviews, buildFailure());
  outbox.addReview(sub, buildReview(1), 'es');
  await wait();
  localStorage.clear();
  host.api.answer(logout, { detail: 'Signed out' });
  await host.session.logout();
  expect(stored(sub)).toBe(1);
  expect(sentIds()).toHaveLength(1);
});

test('one learner’s unsent answers survive a reload and another learner’s sign-out', async () => {
  const first = buildOutbox();
  first.host.api.refuse(sendReviews, buildFailure());
  first.outbox.addReview(first.sub, buildReview(1), 'es');
  await wait();
  const key = localStorage.key(0) ?? '';
  const text = localStorage.getItem(key) ?? '';
  localStorage.clear();

  // The next page, of another learner, has only what the storage holds.
  const left = createMemoryStorage();
  left.setItem(key, text);
  const { host } = buildOutbox({ storage: left });
  left.clear();
  host.api.answer(logout, { detail: 'Signed out' });
  await host.session.logout();
  expect(left.getItem(key)).toBe(text);
});

test('a tab that clears the storage removes nothing, a tab that has sent an answer does', () => {
  const { outbox, sub } = buildOutbox();
  outbox.addReview(sub, buildReview(1), 'es');
  const key = localStorage.key(0);
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(outbox.state.value.waiting).toBe(1);
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(outbox.state.value.waiting).toBe(0);
});

test('another learner’s answers are not sent', async () => {
  const { outbox, host } = buildOutbox();
  outbox.addReview('another', buildReview(1), 'es');
  await wait();
  expect(host.api.sent(sendReviews)).toEqual([]);
  expect(stored('another')).toBe(1);
});

test('without a storage, answers last as long as the page', async () => {
  const { outbox, sub, sentIds } = buildOutbox({ storage: null });
  outbox.addReview(sub, buildReview(1), 'es');
  expect(outbox.state.value.waiting).toBe(1);
  await wait();
  expect(sentIds()).toEqual([['word-1']]);
  expect(outbox.state.value.waiting).toBe(0);
});

test('invalid entries are ignored', async () => {
  const sub = crypto.randomUUID();
  for (const [name, text] of Object.entries({
    torn: '{"id":',
    odd: '{"id":"1","order":1,"kind":"gift","content":{}}',
    broken: '{"id":"1","order":1,"kind":"review","content":{"rating":"good"}}',
  })) {
    localStorage.setItem(`topwords.practice/${sub}/${name}`, text);
  }
  const { outbox, sentIds } = buildOutbox({ sub });
  await wait();
  expect(outbox.state.value.waiting).toBe(0);
  expect(sentIds()).toEqual([]);
});

test('only one tab sends at a time', async () => {
  const request = jest.fn((_name: string, act: () => Promise<void>) => act());
  Object.assign(navigator, { locks: { request } });
  const { outbox, sub, sentIds } = buildOutbox();
  outbox.addReview(sub, buildReview(1), 'es');
  await wait();
  Reflect.deleteProperty(navigator, 'locks');
  expect(request.mock.calls.map(([name]) => name)).toEqual([`topwords.practice/${sub}`]);
  expect(sentIds()).toEqual([['word-1']]);
});
