import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findEnginePackage } from '../../engines/engine-package.ts';
import { listInstalledPairs } from '../../engines/installed-pair.ts';
import type { ModelFiles } from '../../engines/testing/build-registry.ts';
import { startModelThread, type ModelThread } from './model-thread.ts';
import { buildTinyModel } from './testing/build-tiny-model.ts';
import { brokenFiles, installTinyPairs } from './testing/install-tiny-pairs.ts';

/*
 * The real engine in real threads, with models whose weights are set by hand (build-tiny-model.ts).
 * Covered: the package's glue and WebAssembly, files on disk and their hashes, the formats of the
 * published vocabularies, models and shortlists, the encoder and the decoder in 8 bits, and the
 * thread's end. Not covered: real weights, and so the quality of any translation.
 */

const dictionary = {
  the: 'el',
  black: 'negro',
  cat: 'gato',
  sleeps: 'duerme',
  hello: 'hola',
  world: 'mundo',
};
const tiny = buildTinyModel({ dictionary });
const garbage = Buffer.from(Array.from({ length: 3000 }, (_, index) => (index * index) % 251));
const threads: ModelThread[] = [];
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'topwords-thread-'));
});

afterEach(async () => {
  await Promise.all(threads.splice(0).map((thread) => thread.end()));
  await rm(folder, { recursive: true });
});

async function install(files: ModelFiles = tiny) {
  await installTinyPairs(folder, [{ from: 'en', to: 'es', files }]);
  const [pair] = await listInstalledPairs(folder);
  if (pair === undefined) throw new Error('The pair is installed');
  return pair;
}

async function start(files?: ModelFiles, limitMilliseconds = 20_000) {
  const thread = startModelThread(
    await install(files),
    findEnginePackage() ?? '',
    limitMilliseconds,
  );
  threads.push(thread);
  return thread;
}

test('texts are translated, and what the model does not know is kept', async () => {
  const thread = await start();
  expect(await thread.started).toEqual({ kind: 'ready' });
  for (const [text, translation] of [
    ['the black cat sleeps', 'el negro gato duerme'],
    ['hello zorro. hello the world!', 'hola zorro. hola el mundo!'],
    ['1 < 2, the <b>cat', '1 < 2, el <b>cat'],
    ['🙂 hello 漢字 world\n\n the cat', '🙂 hola 漢字 mundo\n\n el gato'],
    ['\u0000the cat', '\u0000el gato'],
  ] as const) {
    expect(await thread.translate(text, 20_000)).toEqual({
      kind: 'translation',
      text: translation,
    });
  }
});

test('a long text without a full stop loses no space where it is wrapped', async () => {
  const thread = await start();
  const [text, translation] = ['the black cat sleeps ', 'el negro gato duerme '].map((part) =>
    part.repeat(30).trim(),
  );
  expect(await thread.translate(text ?? '', 20_000)).toEqual({
    kind: 'translation',
    text: translation,
  });
});

test.each([
  ['a model cut in half', brokenFiles(tiny)],
  ['a garbage model', { ...tiny, model: garbage }],
  ['a garbage vocabulary', { ...tiny, vocabulary: garbage }],
])('%s whose hash is right fails while it is loaded', async (_, files) => {
  const thread = await start(files);
  expect(await thread.started).toMatchObject({ kind: 'failure' });
  expect(await thread.translate('the cat', 1000)).toMatchObject({ kind: 'failure' });
});

test('a file that has changed since its installation is not loaded', async () => {
  const pair = await install();
  await writeFile(pair.files.shortlist.path, Buffer.alloc(pair.files.shortlist.bytes));
  const thread = startModelThread(pair, findEnginePackage() ?? '', 20_000);
  threads.push(thread);
  expect(await thread.started).toEqual({
    kind: 'failure',
    detail: 'Error: shortlist.bin is not the file that was installed',
  });
});

test('a text that takes too long ends the thread in the middle of its work', async () => {
  const thread = await start();
  await thread.started;
  const text = 'the black cat sleeps. '.repeat(2000);
  expect(await thread.translate(text, 50)).toEqual({
    kind: 'failure',
    detail: 'No answer within 50 ms',
  });
  await thread.end();
  expect(await thread.translate('the cat', 1000)).toEqual({
    kind: 'failure',
    detail: 'The thread has ended',
  });
});

test('a model that loads for too long is given up', async () => {
  const thread = await start(tiny, 1);
  expect(await thread.started).toEqual({ kind: 'failure', detail: 'No answer within 1 ms' });
});

test('a package that is not there is a failure to load', async () => {
  const thread = startModelThread(await install(), '/no/such/package', 20_000);
  threads.push(thread);
  expect(await thread.started).toMatchObject({
    kind: 'failure',
    detail: expect.stringContaining('ENOENT'),
  });
});
