import { neverAborted } from './testing/asked.ts';
import { createSharedWork } from './share-work.ts';

/** Work that ends when the test decides, and records its signals. */
function buildWork() {
  const done = Promise.withResolvers<string>();
  const signals: AbortSignal[] = [];
  return {
    done,
    signals,
    begin: (signal: AbortSignal) => {
      signals.push(signal);
      return done.promise;
    },
  };
}

test('work in progress is shared, and starts again once it is done', async () => {
  const share = createSharedWork<string>();
  const { done, signals, begin } = buildWork();
  const both = Promise.all([share('a', neverAborted, begin), share('a', neverAborted, begin)]);
  done.resolve('made');
  expect(await both).toEqual(['made', 'made']);
  expect(signals).toHaveLength(1);
  await share('a', neverAborted, begin);
  expect(signals).toHaveLength(2);
});

test('work with another key does not wait', async () => {
  const share = createSharedWork<string>();
  const { begin } = buildWork();
  void share('a', neverAborted, begin);
  expect(await share('b', neverAborted, () => Promise.resolve('other'))).toBe('other');
});

test('leaving does not stop work that another caller waits for', async () => {
  const share = createSharedWork<string>();
  const { done, signals, begin } = buildWork();
  const leaving = new AbortController();
  const first = share('a', leaving.signal, begin);
  const second = share('a', neverAborted, begin);
  leaving.abort();
  await expect(first).rejects.toMatchObject({ name: 'AbortError' });
  expect(signals[0]?.aborted).toBe(false);
  done.resolve('made');
  expect(await second).toBe('made');
});

test('the last caller to leave stops the work, and the next one starts it again', async () => {
  const share = createSharedWork<string>();
  const { done, signals, begin } = buildWork();
  const leaving = new AbortController();
  const only = share('a', leaving.signal, begin);
  leaving.abort();
  await expect(only).rejects.toMatchObject({ name: 'AbortError' });
  expect(signals[0]?.aborted).toBe(true);
  done.reject(new Error('nobody listens'));
  expect(await share('a', neverAborted, () => Promise.resolve('new'))).toBe('new');
});

test('a failure reaches all callers, and is not cached', async () => {
  const share = createSharedWork<string>();
  const { done, begin } = buildWork();
  const all = Promise.allSettled([
    share('a', neverAborted, begin),
    share('a', neverAborted, begin),
  ]);
  done.reject(new Error('away'));
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await share('a', neverAborted, () => Promise.resolve('new'))).toBe('new');
});

test('a caller that has already left does not start work', async () => {
  const { signals, begin } = buildWork();
  const left = AbortSignal.abort();
  await expect(createSharedWork<string>()('a', left, begin)).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(signals).toHaveLength(0);
});
