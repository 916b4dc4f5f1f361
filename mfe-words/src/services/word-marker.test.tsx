import { chooseLanguage, setStatus, type WordMarks } from '@topwords/platform/contracts';
import type { EventPayload } from '@topwords/platform/events';
import { buildFailure, buildWord, createFakeHost } from '@topwords/remote-kit/testing';
import { createWordMarker } from './word-marker.ts';

function buildMarker() {
  const host = createFakeHost();
  const events: EventPayload<'word.marked'>[] = [];
  host.bus.subscribe('word.marked', (event) => events.push(event));
  return { host, events, marker: createWordMarker(host) };
}

/** Lets every promise that can settle do so. */
function settle(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
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
  expect(host.api.sent(setStatus)).toEqual([{ body: { word_id: 7, action: 'star', value: true } }]);
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
