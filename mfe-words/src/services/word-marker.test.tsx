import { chooseLanguage, setStatus, type WordMarks } from '@topwords/platform/contracts';
import type { EventPayload } from '@topwords/platform/events';
import {
  buildFailure,
  buildWord,
  createFakeHost,
  createMemoryStorage,
} from '@topwords/remote-kit/testing';
import { createApiFailure } from '@topwords/platform/client';
import { createWordMarker } from './word-marker.ts';

function buildMarker(storage: Storage | null = null) {
  const host = createFakeHost();
  const events: EventPayload<'word.marked'>[] = [];
  host.bus.subscribe('word.marked', (event) => events.push(event));
  return { host, events, marker: createWordMarker({ host, storage }) };
}

/** Lets every promise that can settle do so. */
function settle(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

const bare: WordMarks = { is_starred: false, is_learned: false };

test('a mark is announced immediately and again when the server has confirmed it', async () => {
  const { host, events, marker } = buildMarker();
  const answer = Promise.withResolvers<WordMarks>();
  host.api.answer(setStatus, () => answer.promise);
  expect(marker.toggle(buildWord({ id: 7 }), 'star')).toBe(true);
  expect(events).toEqual([
    { word_id: 7, language_code: 'es', is_starred: true, is_learned: false, settled: false },
  ]);
  answer.resolve({ is_starred: true, is_learned: false });
  await settle();
  expect(events).toHaveLength(2);
  expect(events[1]).toMatchObject({ is_starred: true, settled: true });
  expect(host.api.sent(setStatus)).toMatchObject([
    { body: { word_id: 7, action: 'star', value: true } },
  ]);
});

test('a refused mark is reverted and the banner says so', async () => {
  const { host, events, marker } = buildMarker();
  host.api.refuse(setStatus, buildFailure('internal', { detail: 'The database is away.' }));
  marker.toggle(buildWord({ text: 'casa' }), 'learned');
  await settle();
  expect(events.at(-1)).toMatchObject({ is_learned: false, settled: true });
  expect(host.banners).toEqual([
    { kind: 'error', message: 'Couldn’t update “casa”. The database is away.' },
  ]);
});

test('two quick clicks end unmarked, on the server as well', async () => {
  const { host, events, marker } = buildMarker();
  await settle();
  host.api.answer(setStatus, ({ body }) => ({ ...bare, is_starred: body.value ?? false }));
  const word = buildWord({ id: 7 });
  marker.toggle(word, 'star');
  expect(marker.toggle(word, 'star')).toBe(false);
  await settle();
  expect(host.api.sent(setStatus).map(({ body }) => body.value)).toEqual([true, false]);
  expect(events.at(-1)).toMatchObject({ is_starred: false, settled: true });
});

test('three quick clicks end marked with a single request', async () => {
  const { host, events, marker } = buildMarker();
  host.api.answer(setStatus, ({ body }) => ({ ...bare, is_starred: body.value ?? false }));
  const word = buildWord({ id: 7 });
  marker.toggle(word, 'star');
  marker.toggle(word, 'star');
  marker.toggle(word, 'star');
  await settle();
  expect(host.api.sent(setStatus)).toHaveLength(1);
  expect(events.at(-1)).toMatchObject({ is_starred: true, settled: true });
});

test('star and learned of one word do not undo each other', async () => {
  const { host, events, marker } = buildMarker();
  const server = { ...bare };
  host.api.answer(setStatus, ({ body }) => {
    if (body.action === 'star') server.is_starred = body.value ?? false;
    else server.is_learned = body.value ?? false;
    return { ...server };
  });
  const word = buildWord({ id: 7 });
  marker.toggle(word, 'star');
  marker.toggle(word, 'learned');
  expect(events.at(-1)).toMatchObject({ is_starred: true, is_learned: true, settled: false });
  await settle();
  expect(events.at(-1)).toMatchObject({ is_starred: true, is_learned: true, settled: true });
});

test('a refused mark keeps the other mark, which was accepted', async () => {
  const { host, events, marker } = buildMarker();
  host.api.answer(setStatus, ({ body }) =>
    body.action === 'star' ? { ...bare, is_starred: true } : Promise.reject(buildFailure()),
  );
  const word = buildWord({ id: 7 });
  marker.toggle(word, 'star');
  marker.toggle(word, 'learned');
  await settle();
  expect(events.at(-1)).toMatchObject({ is_starred: true, is_learned: false, settled: true });
  expect(host.banners).toHaveLength(1);
});

test('a language in which a word is marked is one that the learner learns', async () => {
  const { host, marker } = buildMarker();
  host.api.answer(setStatus, { is_starred: true, is_learned: false });
  host.api.answer(chooseLanguage, { target_language_code: 'tr', msg: 'Turkish added' });
  marker.toggle(buildWord({ id: 1 }), 'star');
  await settle();
  expect(host.api.sent(chooseLanguage)).toEqual([]);
  marker.toggle(buildWord({ id: 2, language_code: 'tr' }), 'star');
  await settle();
  expect(host.api.sent(chooseLanguage)).toEqual([{ body: { target_language_code: 'tr' } }]);
  expect(host.session.state.value.user.target_langs).toContain('tr');
});

test('a mark that is taken back adds no language, and neither does the native one', async () => {
  const { host, marker } = buildMarker();
  host.api.answer(setStatus, bare);
  const turkish = { language_code: 'tr', is_starred: true } as const;
  marker.toggle(buildWord({ id: 1, ...turkish }), 'star');
  marker.toggle(buildWord({ id: 2, language_code: 'en' }), 'star');
  await settle();
  expect(host.api.sent(chooseLanguage)).toEqual([]);
});

const noResponse = createApiFailure(500, { code: 'no_response', detail: 'No network' });

/** How long ago each mark that was sent had been set, in milliseconds. */
function agesSent({ host }: Pick<ReturnType<typeof buildMarker>, 'host'>) {
  return host.api.sent(setStatus).map(({ body: { word_id, value, age_ms } }) => ({
    word_id,
    value,
    age_ms,
  }));
}

describe('without a network', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: 1_000_000 });
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  test('marks wait, and a later page shows them and sends each once, in order', async () => {
    const storage = createMemoryStorage();
    const first = buildMarker(storage);
    first.host.api.refuse(setStatus, noResponse);
    first.marker.toggle(buildWord({ id: 7 }), 'star');
    jest.setSystemTime(1_001_000);
    first.marker.toggle(buildWord({ id: 8 }), 'learned');
    await jest.advanceTimersByTimeAsync(0);
    expect(first.host.banners).toEqual([]);
    expect(first.events.filter(({ settled }) => settled)).toEqual([]);

    jest.setSystemTime(1_005_000);
    const later = createFakeHost();
    const events: EventPayload<'word.marked'>[] = [];
    later.bus.subscribe('word.marked', (event) => events.push(event));
    later.api.answer(setStatus, ({ body }) => ({
      is_starred: body.action === 'star',
      is_learned: body.action === 'learned',
    }));
    createWordMarker({ host: later, storage });
    expect(events).toMatchObject([
      { word_id: 7, is_starred: true, settled: false },
      { word_id: 8, is_learned: true, settled: false },
    ]);
    await jest.advanceTimersByTimeAsync(0);
    expect(agesSent({ host: later })).toEqual([
      { word_id: 7, value: true, age_ms: 5000 },
      { word_id: 8, value: true, age_ms: 4000 },
    ]);
    expect(events.filter(({ settled }) => settled)).toHaveLength(2);
    expect(storage).toHaveLength(0);
  });

  test('of several clicks only the last is sent', async () => {
    const { host, marker } = buildMarker();
    host.api.refuse(setStatus, noResponse);
    const word = buildWord({ id: 7 });
    for (let click = 0; click < 3; click += 1) marker.toggle(word, 'star');
    await jest.advanceTimersByTimeAsync(0);
    host.api.answer(setStatus, { is_starred: true, is_learned: false });
    const tried = host.api.sent(setStatus).length;
    dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(agesSent({ host }).slice(tried)).toMatchObject([{ word_id: 7, value: true }]);
  });

  test('a click while a request is under way whose answer is lost counts as later than it', async () => {
    const { host, marker, events } = buildMarker();
    const answer = Promise.withResolvers<WordMarks>();
    host.api.answer(setStatus, () => answer.promise);
    const word = buildWord({ id: 7 });
    await jest.advanceTimersByTimeAsync(0);
    marker.toggle(word, 'star');
    await jest.advanceTimersByTimeAsync(0);
    jest.setSystemTime(1_000_100);
    marker.toggle(word, 'star');
    jest.setSystemTime(1_003_000);
    answer.reject(noResponse);
    await jest.advanceTimersByTimeAsync(0);
    host.api.answer(setStatus, bare);
    jest.setSystemTime(1_010_000);
    dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    // The first one may have reached the server until it was given up.
    expect(agesSent({ host }).at(-1)).toEqual({ word_id: 7, value: false, age_ms: 7000 });
    expect(events.at(-1)).toMatchObject({ is_starred: false, settled: true });
  });

  test('a mark that another tab keeps is shown here, and toggled from there', async () => {
    const storage = createMemoryStorage();
    const [here, there] = [buildMarker(storage), buildMarker(storage)];
    for (const { host } of [here, there]) host.api.refuse(setStatus, noResponse);
    const word = buildWord({ id: 7 });
    there.marker.toggle(word, 'star');
    dispatchEvent(new StorageEvent('storage', { key: storage.key(0) }));
    expect(here.events.at(-1)).toMatchObject({ word_id: 7, is_starred: true, settled: false });
    expect(here.marker.waiting.value).toMatchObject([{ id: 7, is_starred: true }]);
    expect(here.marker.toggle({ ...word, is_starred: true }, 'star')).toBe(false);
    await jest.advanceTimersByTimeAsync(0);
  });

  test('words wait with the wanted marks until the server has them', async () => {
    const { host, marker } = buildMarker();
    host.api.refuse(setStatus, noResponse);
    marker.toggle(buildWord({ id: 7 }), 'star');
    await jest.advanceTimersByTimeAsync(0);
    expect(marker.waiting.value).toMatchObject([{ id: 7, is_starred: true }]);
    host.api.answer(setStatus, { is_starred: true, is_learned: false });
    dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(marker.waiting.value).toEqual([]);
  });

  test('another account does not send them, and sees nothing of them', async () => {
    const storage = createMemoryStorage();
    const { host, marker } = buildMarker(storage);
    host.api.refuse(setStatus, noResponse);
    marker.toggle(buildWord({ id: 7 }), 'star');
    await jest.advanceTimersByTimeAsync(0);
    const other = createFakeHost({ session: { sub: 'another' } });
    const seen = jest.fn();
    other.bus.subscribe('word.marked', seen);
    createWordMarker({ host: other, storage });
    await jest.advanceTimersByTimeAsync(0);
    expect(other.api.sent(setStatus)).toEqual([]);
    expect(seen).not.toHaveBeenCalled();
    expect(storage).toHaveLength(1);
  });
});
