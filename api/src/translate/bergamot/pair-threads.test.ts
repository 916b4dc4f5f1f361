import { setTimeout as pause } from 'node:timers/promises';
import type { InstalledPair } from '../../engines/installed-pair.ts';
import type { ModelThread } from './model-thread.ts';
import { createPairThreads, type PairThreadsSettings } from './pair-threads.ts';
import type { ThreadAnswer } from './thread-messages.ts';

function pairOf(id: string): InstalledPair {
  const file = { path: '', bytes: 1, sha256: '', packedSha256: '' };
  const files = { model: file, shortlist: file, vocabulary: file };
  return { id, from: 'en', to: 'es', version: '', folder: '', files };
}

/** Threads that answer when the test says so, and a log of what happened to them. */
function start(settings: Partial<PairThreadsSettings> = {}) {
  const log: string[] = [];
  const working = new Map<string, (answer: ThreadAnswer) => void>();
  function startThread({ id }: InstalledPair): ModelThread {
    log.push(`start ${id}`);
    return {
      started: Promise.resolve({ kind: 'ready' }),
      translate: (text) =>
        new Promise((resolve) => {
          log.push(`${id}: ${text}`);
          working.set(id, resolve);
        }),
      async end() {
        working.get(id)?.({ kind: 'failure', detail: 'ended' });
        await pause(1);
        log.push(`end ${id}`);
      },
    };
  }
  const threads = createPairThreads({
    maxThreads: 2,
    queueLength: 10,
    waitLimitMilliseconds: 10_000,
    runLimitMilliseconds: 10_000,
    idleLimitMilliseconds: 10_000,
    startThread,
    ...settings,
  });
  const translate = (id: string, text: string) => threads.translate(pairOf(id), text);
  async function finish(id: string, answer?: ThreadAnswer): Promise<void> {
    while (!working.has(id)) await pause(1);
    const resolve = working.get(id);
    working.delete(id);
    resolve?.(answer ?? { kind: 'translation', text: `made by ${id}` });
    await pause(5);
  }
  return { threads, translate, finish, log };
}

test('a pair has one thread, which takes its texts in turn', async () => {
  const { translate, finish, log } = start();
  const made = [translate('a', '1'), translate('a', '2')];
  await finish('a');
  expect(log).toEqual(['start a', 'a: 1', 'a: 2']);
  await finish('a');
  expect(await Promise.all(made)).toEqual([
    { kind: 'translation', text: 'made by a' },
    { kind: 'translation', text: 'made by a' },
  ]);
});

test('a further pair takes the place of the one used longest ago', async () => {
  const { threads, translate, finish, log } = start();
  for (const id of ['a', 'b', 'a']) {
    void translate(id, '1');
    await finish(id);
  }
  void translate('c', '1');
  await finish('c');
  expect(log.slice(-3)).toEqual(['end b', 'start c', 'c: 1']);
  expect(threads.count()).toBe(2);
});

test('pairs at work are not interrupted; others wait, first come, first served', async () => {
  const { translate, finish, log } = start();
  for (const id of ['a', 'b', 'c', 'd']) void translate(id, '1');
  void translate('a', '2');
  await pause(5);
  expect(log).toEqual(['start a', 'start b', 'a: 1', 'b: 1']);
  await finish('a');
  expect(log.slice(4)).toEqual(['end a', 'start c', 'c: 1']);
  await finish('c');
  expect(log.slice(7)).toEqual(['end c', 'start d', 'd: 1']);
  await finish('d');
  expect(log.slice(10)).toEqual(['end d', 'start a', 'a: 2']);
});

test('a thread without texts ends', async () => {
  const { threads, translate, finish, log } = start({ idleLimitMilliseconds: 1 });
  void translate('a', '1');
  await finish('a');
  while (threads.count() > 0) await pause(1);
  expect(log.at(-1)).toBe('end a');
});

test('a thread that failed is replaced for the next text', async () => {
  const { translate, finish, log } = start();
  const failed = translate('a', '1');
  await finish('a', { kind: 'failure', detail: 'Aborted' });
  expect(await failed).toEqual({ kind: 'failure', while: 'translating', detail: 'Aborted' });
  void translate('a', '2');
  await finish('a');
  expect(log).toEqual(['start a', 'a: 1', 'end a', 'start a', 'a: 2']);
});

test('a full queue refuses texts, and a text does not wait for ever', async () => {
  const { translate } = start({ queueLength: 2, waitLimitMilliseconds: 20 });
  void translate('a', '1');
  const waiting = [translate('a', '2'), translate('a', '3')];
  expect(await translate('a', '4')).toEqual({ kind: 'busy' });
  expect(await Promise.all(waiting)).toEqual([{ kind: 'busy' }, { kind: 'busy' }]);
});

test('closing ends everything and refuses what waits and what comes', async () => {
  const { threads, translate, log } = start();
  const running = translate('a', '1');
  const waiting = translate('a', '2');
  await pause(1);
  await threads.close();
  expect(await running).toMatchObject({ kind: 'failure' });
  expect(await waiting).toEqual({ kind: 'busy' });
  expect(await translate('b', '1')).toEqual({ kind: 'busy' });
  expect(log.filter((line) => line.startsWith('end'))).toContain('end a');
  expect(threads.count()).toBe(0);
});

test('the thread of a pair that was removed ends', async () => {
  const { threads, translate, finish, log } = start();
  for (const id of ['a', 'b']) {
    void translate(id, '1');
    await finish(id);
  }
  threads.endOthers([pairOf('b')]);
  await pause(5);
  expect(log.at(-1)).toBe('end a');
  expect(threads.count()).toBe(1);
});
