import { QueryObserver } from '@tanstack/react-query';
import {
  getPracticeForecast,
  getStatistics,
  getWordDetail,
  listWords,
  searchWords,
} from '../../contracts/index.ts';
import {
  buildPracticeForecast,
  buildStatistics,
  buildWord,
  buildWordDetail,
  createFakeHost,
} from '@topwords/remote-kit/testing';
import { callKey, callQuery } from './call-query.ts';
import { followBus } from './follow-bus.ts';
import { createMarkLedger } from './mark-ledger.ts';
import { createQueryClient } from './query-client.ts';

const marked = { word_id: 7, language_code: 'es', is_starred: true, is_learned: false } as const;
const list = callQuery(listWords, { params: { langCode: 'es' }, query: {} });
const detail = callQuery(getWordDetail, { params: { wordId: '7' } });
const search = callQuery(searchWords, {
  query: { native_language: 'English', target_language: 'all', query: 'casa' },
});

function follow() {
  const host = createFakeHost();
  host.api.answer(getStatistics, buildStatistics());
  host.api.answer(getPracticeForecast, buildPracticeForecast());
  host.api.answer(listWords, [buildWord({ id: 7 }), buildWord({ id: 8 })]);
  host.api.answer(getWordDetail, buildWordDetail({ id: 7 }));
  host.api.answer(searchWords, { results: [buildWord({ id: 7 })] });
  const ledger = createMarkLedger();
  const client = createQueryClient({ api: host.api, ledger });
  followBus(host.bus, { client, ledger });
  const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
  return { host, client, isStale };
}

test('a mark is shown on every copy of its word, in all cached answers', async () => {
  const { host, client } = follow();
  await client.fetchQuery(list);
  await client.fetchQuery(detail);
  await client.fetchQuery(search);
  host.bus.emit('word.marked', { ...marked, settled: false });
  const marks = client.getQueryData(list.queryKey)?.map(({ is_starred }) => is_starred);
  expect(marks).toEqual([true, false]);
  expect(client.getQueryData(detail.queryKey)?.is_starred).toBe(true);
  expect(client.getQueryData(search.queryKey)?.results[0]?.is_starred).toBe(true);
});

test('an answer that was loading while a word was marked has the mark', async () => {
  const { host, client } = follow();
  const answer = Promise.withResolvers<ReturnType<typeof buildWord>[]>();
  host.api.answer(listWords, () => answer.promise);
  const asked = client.fetchQuery(list);
  host.bus.emit('word.marked', { ...marked, settled: true });
  answer.resolve([buildWord({ id: 7 })]);
  expect((await asked)[0]?.is_starred).toBe(true);
});

test('only a confirmed mark makes figures stale, and only those of its language', async () => {
  const { host, client, isStale } = follow();
  const russian = callQuery(getPracticeForecast, { query: { language: 'ru' } });
  await client.fetchQuery(callQuery(getStatistics));
  await client.fetchQuery(russian);
  host.bus.emit('word.marked', { ...marked, settled: false });
  expect(isStale(callKey(getStatistics))).toBe(false);
  host.bus.emit('word.marked', { ...marked, settled: true });
  expect(isStale(callKey(getStatistics))).toBe(true);
  expect(isStale(russian.queryKey)).toBe(false);
});

test('answers on screen are refetched after practice changed them', async () => {
  const { host, client } = follow();
  const dispose = new QueryObserver(client, list).subscribe(() => undefined);
  await client.fetchQuery(list);
  const before = host.api.sent(listWords).length;
  host.bus.emit('practice.changed', { language_code: 'ru' });
  expect(host.api.sent(listWords)).toHaveLength(before);
  host.bus.emit('practice.changed', { language_code: 'es' });
  expect(host.api.sent(listWords)).toHaveLength(before + 1);
  dispose();
});

test('nothing stays cached for another account', async () => {
  const { host, client } = follow();
  await client.fetchQuery(callQuery(getStatistics));
  host.bus.emit('session.changed', {
    is_auth: true,
    sub: 'another',
    username: 'Berk',
    native: 'Turkish',
    target_langs: ['en'],
  });
  expect(client.getQueryCache().getAll()).toEqual([]);
});

test('words are stale after a setting has changed, since it may change how they sound', async () => {
  const { host, client, isStale } = follow();
  await client.fetchQuery(list);
  await client.fetchQuery(detail);
  await client.fetchQuery(search);
  host.bus.emit('practice.changed', { language_code: null });
  expect([list, detail, search].map(({ queryKey }) => isStale(queryKey))).toEqual([
    true,
    true,
    true,
  ]);
});
