import { addPracticePair, logout, type CardState } from '@topwords/platform/contracts';
import type { EventPayload } from '@topwords/platform/events';
import {
  buildCardState,
  buildFailure,
  buildPracticePair,
  buildStoredSession,
  createFakeHost,
  createMemoryStorage,
  type FakeHost,
} from '@topwords/remote-kit/testing';
import { createApiFailure } from '@topwords/platform/client';
import { keepOfferedPairs } from './keep-offered-pairs.ts';

const noResponse = createApiFailure(500, { code: 'no_response', detail: 'No network' });
const pair = buildPracticePair();
const other = buildPracticePair({
  id: '01930000-0000-7000-8000-0000000000a2',
  text: 'afiyet olsun',
  language_code: 'tr',
});

const state = buildCardState({ card_id: `pair-${pair.id}` });

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});

afterEach(() => {
  jest.useRealTimers();
});

function startKeeper(host: FakeHost = createFakeHost(), storage: Storage | null = null) {
  const kept: EventPayload<'practice.pair-kept'>[] = [];
  const changed: EventPayload<'practice.changed'>[] = [];
  host.bus.subscribe('practice.pair-kept', (event) => kept.push(event));
  host.bus.subscribe('practice.changed', (event) => changed.push(event));
  keepOfferedPairs({ host, storage });
  return { host, kept, changed };
}

/** Lets every promise that can settle do so. */
async function settle(): Promise<void> {
  await jest.advanceTimersByTimeAsync(0);
}

test('an offered pair is sent, and its sender is notified', async () => {
  const { host, kept, changed } = startKeeper();
  host.api.answer(addPracticePair, state);
  host.bus.emit('practice.pair-offered', pair);
  expect(kept).toEqual([]);
  await settle();
  expect(host.api.sent(addPracticePair)).toEqual([{ body: pair }]);
  expect(kept).toEqual([{ id: pair.id, is_kept: true }]);
  expect(changed).toEqual([{ language_code: 'es' }]);
});

test('a pair offered twice while it is being sent is sent once', async () => {
  const { host, kept } = startKeeper();
  const answer = Promise.withResolvers<CardState>();
  host.api.answer(addPracticePair, () => answer.promise);
  host.bus.emit('practice.pair-offered', pair);
  host.bus.emit('practice.pair-offered', pair);
  answer.resolve(state);
  await settle();
  expect(host.api.sent(addPracticePair)).toHaveLength(1);
  expect(kept).toEqual([{ id: pair.id, is_kept: true }]);
});

test('a pair that the server refuses is dropped and reported as not kept', async () => {
  const storage = createMemoryStorage();
  const { host, kept, changed } = startKeeper(createFakeHost(), storage);
  host.api.refuse(addPracticePair, buildFailure('pair_limit_reached'));
  host.bus.emit('practice.pair-offered', pair);
  await settle();
  expect(kept).toEqual([{ id: pair.id, is_kept: false }]);
  expect(changed).toEqual([]);
  expect(storage).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(host.api.sent(addPracticePair)).toHaveLength(1);
});

test('offline, pairs wait and are sent when the network is back', async () => {
  const storage = createMemoryStorage();
  const { host, kept } = startKeeper(createFakeHost(), storage);
  host.api.refuse(addPracticePair, noResponse);
  host.bus.emit('practice.pair-offered', pair);
  await settle();
  host.bus.emit('practice.pair-offered', other);
  await settle();
  expect(kept).toEqual([]);
  expect(storage).toHaveLength(2);
  host.api.answer(addPracticePair, state);
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(kept.map(({ id }) => id).toSorted()).toEqual([pair.id, other.id]);
  expect(storage).toHaveLength(0);
});

test('retries are spaced increasingly, and never sooner than the server asks', async () => {
  const { host } = startKeeper();
  const tries = () => host.api.sent(addPracticePair).length;
  host.api.refuse(addPracticePair, noResponse);
  host.bus.emit('practice.pair-offered', pair);
  await settle();
  await jest.advanceTimersByTimeAsync(1999);
  expect(tries()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(tries()).toBe(2);
  host.api.refuse(addPracticePair, buildFailure('too_many_attempts', { retry_after_seconds: 60 }));
  await jest.advanceTimersByTimeAsync(4000);
  expect(tries()).toBe(3);
  await jest.advanceTimersByTimeAsync(59_999);
  expect(tries()).toBe(3);
  await jest.advanceTimersByTimeAsync(1);
  expect(tries()).toBe(4);
});

test('pairs left when the page closed are sent by the next page', async () => {
  const storage = createMemoryStorage();
  const first = startKeeper(createFakeHost(), storage);
  first.host.api.refuse(addPracticePair, noResponse);
  first.host.bus.emit('practice.pair-offered', pair);
  await settle();
  const host = createFakeHost();
  host.api.answer(addPracticePair, state);
  const { kept } = startKeeper(host, storage);
  await settle();
  expect(host.api.sent(addPracticePair)).toEqual([{ body: pair }]);
  expect(kept).toEqual([{ id: pair.id, is_kept: true }]);
});

test('a pair waits for its own account, even if sign-out clears the storage', async () => {
  const host = createFakeHost();
  const { kept } = startKeeper(host, host.storage);
  host.api.refuse(addPracticePair, noResponse);
  host.api.answer(logout, { detail: 'Signed out' });
  host.bus.emit('practice.pair-offered', pair);
  await settle();
  await host.session.logout();
  await settle();
  const asked = host.api.sent(addPracticePair).length;
  host.api.answer(addPracticePair, state);

  const { token, ...another } = buildStoredSession({ sub: 'another' });
  host.storage.setItem('token', token);
  for (const [key, value] of Object.entries(another)) {
    host.storage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
  host.session.adoptStorage();
  await settle();
  expect(host.api.sent(addPracticePair)).toHaveLength(asked);

  host.storage.setItem('sub', buildStoredSession().sub);
  host.session.adoptStorage();
  await settle();
  expect(host.api.sent(addPracticePair)).toHaveLength(asked + 1);
  expect(kept).toEqual([{ id: pair.id, is_kept: true }]);
});

test('one learner’s unsent pairs survive a reload and another learner’s sign-out', async () => {
  const host = createFakeHost({ session: { sub: 'another' } });
  const { storage } = host;
  const key = `topwords.pairs/${buildStoredSession().sub}/${pair.id}`;
  storage.setItem(key, JSON.stringify(pair));
  startKeeper(host, storage);
  host.api.answer(logout, { detail: 'Signed out' });
  await host.session.logout();
  await settle();
  expect(storage.getItem(key)).toBe(JSON.stringify(pair));
  expect(host.api.sent(addPracticePair)).toEqual([]);
});

test('no notification is sent for a pair whose learner has signed out', async () => {
  const host = createFakeHost();
  const { kept, changed } = startKeeper(host, host.storage);
  const answer = Promise.withResolvers<CardState>();
  host.api.answer(addPracticePair, () => answer.promise);
  host.api.answer(logout, { detail: 'Signed out' });
  host.bus.emit('practice.pair-offered', pair);
  await host.session.logout();
  answer.resolve(state);
  await settle();
  expect(kept).toEqual([]);
  expect(changed).toEqual([]);
  expect(host.storage).toHaveLength(0);
});

test('a visitor’s pair cannot be kept', () => {
  const { host, kept } = startKeeper(createFakeHost({ session: null }));
  host.bus.emit('practice.pair-offered', pair);
  expect(kept).toEqual([{ id: pair.id, is_kept: false }]);
  expect(host.api.sent(addPracticePair)).toEqual([]);
});

test('invalid stored data is ignored, and a full storage does not stop a pair', async () => {
  const host = createFakeHost();
  const storage = createMemoryStorage();
  storage.setItem(`topwords.pairs/${host.session.state.value.sub}/broken`, '{');
  storage.setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  host.api.answer(addPracticePair, state);
  const { kept } = startKeeper(host, storage);
  host.bus.emit('practice.pair-offered', pair);
  await settle();
  expect(kept).toEqual([{ id: pair.id, is_kept: true }]);
});
