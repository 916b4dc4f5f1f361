import { createSharedWork } from './shared-work.ts';

function begin(name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const signals: AbortSignal[] = [];
  const start = jest.fn((signal: AbortSignal) => {
    signals.push(signal);
    return promise;
  });
  return { start, signals, finish: () => resolve(name), fail: () => reject(new Error(name)) };
}

test('running work is shared, and starts again once it has ended', async () => {
  const share = createSharedWork<string>();
  const work = begin('done');
  const both = [share('a', work.start), share('a', work.start)];
  work.finish();
  expect(await Promise.all(both)).toEqual(['done', 'done']);
  await share('a', work.start);
  expect(work.start).toHaveBeenCalledTimes(2);
});

test('a failure reaches all callers, and is not cached', async () => {
  const share = createSharedWork<string>();
  const work = begin('broken');
  const both = [share('a', work.start), share('a', work.start)];
  work.fail();
  for (const failed of both) await expect(failed).rejects.toThrow('broken');
  expect(await share('a', async () => 'fine')).toBe('fine');
});

test('a caller that aborts is rejected, and the work continues for the rest', async () => {
  const share = createSharedWork<string>();
  const work = begin('done');
  const leaving = new AbortController();
  const left = share('a', work.start, leaving.signal);
  const staying = share('a', work.start);
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  expect(work.signals[0]?.aborted).toBe(false);
  work.finish();
  expect(await staying).toBe('done');
});

test('the work is aborted once all callers have aborted, and the next caller starts it again', async () => {
  const share = createSharedWork<string>();
  const abandoned = begin('never');
  const leaving = new AbortController();
  const left = share('a', abandoned.start, leaving.signal);
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  expect(abandoned.signals[0]?.aborted).toBe(true);
  const late = share('a', async () => 'new', leaving.signal);
  await expect(late).rejects.toThrow('left');
  expect(await share('a', async () => 'new')).toBe('new');
});

test('work with another key does not wait', async () => {
  const share = createSharedWork<string>();
  void share('a', begin('never').start);
  expect(await share('b', async () => 'other')).toBe('other');
});
