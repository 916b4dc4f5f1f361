import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { listInstalledPairs } from '../engines/installed-pair.ts';
import { nameOfPair } from '../engines/model-registry.ts';
import {
  buildFiles,
  buildRegistry,
  fingerprintOfBytes,
} from '../engines/testing/build-registry.ts';
import { startFileServer, type Manner } from '../engines/testing/start-file-server.ts';
import { readVoiceRegistry } from '../engines/voices/voice-registry.ts';
import { runEnginesCommand } from './run-engines-command.ts';

const pairs = [
  { from: 'en', to: 'es' },
  { from: 'es', to: 'en' },
] as const;
const cleanups: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of cleanups.splice(0).toReversed()) await end();
});

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'topwords-engines-'));
  cleanups.push(() => rm(folder, { recursive: true }));
  return folder;
}

async function start(manners: Manner[] = ['whole'], made = buildRegistry(pairs)) {
  const server = await startFileServer(made.packed, manners);
  cleanups.push(() => server.close());
  const enginesFolder = join(await makeFolder(), 'engines');
  const registry = { ...made.registry, address: server.address };
  const run = async (args: string[], more: object = {}) => {
    const lines: string[] = [];
    const isDone = await runEnginesCommand(
      {
        enginesFolder,
        registry,
        voices: readVoiceRegistry(),
        packageFolder: '/package',
        voiceRuntime: 'onnxruntime-web',
        say: (line) => void lines.push(line),
        settings: { pauseMilliseconds: 1, silenceMilliseconds: 5000 },
        ...more,
      },
      args,
    );
    return { isDone, text: lines.join('\n') };
  };
  const names = async () => (await listInstalledPairs(enginesFolder)).map(nameOfPair);
  return { run, names, enginesFolder, server, ...made };
}

test('all pairs are installed, listed, verified and removed', async () => {
  const { run, names, enginesFolder } = await start();
  expect((await run(['list'])).text).toMatch(/en-es +not installed/);
  expect(await run(['add', 'translation'])).toMatchObject({ isDone: true });
  expect(await names()).toEqual(['en-es', 'es-en']);
  const { text } = await run(['list']);
  expect(text).toMatch(/en-es +installed \(2026-01-01\) +0\.1 MB +0\.1 MB +20\.5 +0\.8000/);
  expect(text).toContain('published by A publisher under MPL-2.0');
  expect(await run(['verify'])).toEqual({
    isDone: true,
    text: 'en-es: as installed\nes-en: as installed',
  });
  expect(await run(['remove', 'translation', 'en-es'])).toMatchObject({ isDone: true });
  expect(await names()).toEqual(['es-en']);
  expect((await run(['remove', 'translation', 'all'])).text).toContain('en-es: was not installed');
  expect(await names()).toEqual([]);
  expect(await readdir(join(enginesFolder, 'work'))).toEqual([]);
});

test('a pair that is installed is not downloaded again', async () => {
  const { run, server } = await start();
  await run(['add', 'translation', 'en-es']);
  expect((await run(['add', 'translation', 'en-es'])).text).toContain('installed already');
  expect(server.requests).toHaveLength(3);
});

test('changed and missing files are found, and mended by add', async () => {
  const { run, enginesFolder } = await start();
  await run(['add', 'translation']);
  const folder = join(enginesFolder, 'translation/en-es');
  const model = await readFile(join(folder, 'model.bin'));
  model.writeUInt8(model.readUInt8(500) ^ 1, 500);
  await writeFile(join(folder, 'model.bin'), model);
  await rm(join(folder, 'vocabulary.spm'));
  const { isDone, text } = await run(['verify']);
  expect(isDone).toBe(false);
  expect(text).toContain('en-es: model.bin has changed, vocabulary.spm is missing');
  await run(['add', 'translation']);
  expect(await run(['verify'])).toMatchObject({ isDone: true });
});

test('a download that breaks off leaves no pair, and the next add continues it', async () => {
  const { run, names, server } = await start(['whole', 'cut', 503, 503, 503, 503, 'whole']);
  const { isDone, text } = await run(['add', 'translation', 'en-es']);
  expect(isDone).toBe(false);
  expect(text).toMatch(/answered 503; \d+ of \d+ bytes arrived\. The same command continues/);
  expect(await names()).toEqual([]);
  expect(await run(['add', 'translation', 'en-es'])).toMatchObject({ isDone: true });
  expect(await names()).toEqual(['en-es']);
  expect(server.requests.at(-2)?.range).toMatch(/^bytes=[1-9]/);
});

test('two commands do not change the engines at the same time', async () => {
  const { run, names } = await start(['slow', 'whole']);
  const results = await Promise.all([
    run(['add', 'translation', 'en-es']),
    run(['add', 'translation', 'en-es']),
  ]);
  expect(results.filter(({ isDone }) => isDone)).toHaveLength(1);
  expect(results.map(({ text }) => text).join('\n')).toContain('Another command is changing');
  expect(await names()).toEqual(['en-es']);
});

test.each([
  ['garbage', () => randomBytes(4000)],
  ['cut in half', () => gzipSync(randomBytes(9000)).subarray(0, 4000)],
  ['another model', () => gzipSync(randomBytes(60_000))],
  ['much larger than published', () => gzipSync(Buffer.alloc(10_000_000))],
])('a package that is %s installs nothing', async (_, content) => {
  const made = buildRegistry(pairs);
  const [model] = made.registry.models;
  if (model === undefined) throw new Error('There is a model');
  const bytes = content();
  made.packed.set(`/${model.files.model.path}`, bytes);
  model.files.model.packed = fingerprintOfBytes(bytes);
  const { run, names } = await start(['whole'], made);
  const { isDone, text } = await run(['add', 'translation', 'en-es']);
  expect(isDone).toBe(false);
  expect(text).toMatch(/(is not a whole gzip file|unpacks to .+)\. Nothing was installed$/);
  expect(await names()).toEqual([]);
});

test('a mirror and a folder serve as well as the publisher', async () => {
  const { run, names, packed, registry } = await start();
  const mirrored = new Map([...packed].map(([path, bytes]) => [`/some/mirror${path}`, bytes]));
  const mirror = await startFileServer(mirrored);
  cleanups.push(() => mirror.close());
  const from = `${mirror.address}some/mirror`;
  expect(await run(['add', 'translation', 'en-es', '--from', from])).toMatchObject({
    isDone: true,
  });
  const folder = await makeFolder();
  for (const [path, bytes] of packed) {
    const isFlat = path.includes('vocab');
    if (isFlat && !path.includes('es-en')) continue;
    const file = join(folder, isFlat ? basename(path) : path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  const nowhere = { registry: { ...registry, address: 'http://127.0.0.1:9/' } };
  expect(await run(['add', 'translation', 'es-en', '--folder', folder], nowhere)).toMatchObject({
    isDone: true,
  });
  expect(await names()).toEqual(['en-es', 'es-en']);
});

test('a folder without a file, or with another one, is refused', async () => {
  const { run, names, packed } = await start();
  const folder = await makeFolder();
  const add = ['add', 'translation', 'en-es', '--folder', folder];
  expect((await run(add)).text).toMatch(/There is neither .+model\.bin\.gz nor/);
  for (const path of packed.keys()) {
    await writeFile(join(folder, basename(path)), gzipSync(buildFiles().model));
  }
  expect((await run(add)).text).toContain('is not the published file');
  expect(await names()).toEqual([]);
});

test('a full disk is noticed before anything is downloaded', async () => {
  const { run, server } = await start();
  const { isDone, text } = await run(['add', 'translation'], { freeBytes: async () => 1_000_000 });
  expect(isDone).toBe(false);
  expect(text).toMatch(/the disk has 1\.0 MB free, and 100\.\d MB are needed/);
  expect(server.requests).toEqual([]);
});

test('a folder that cannot be used is named with its setting', async () => {
  const { run } = await start();
  const file = join(await makeFolder(), 'file');
  await writeFile(file, '');
  const { isDone, text } = await run(['add', 'translation'], { enginesFolder: join(file, 'x') });
  expect(isDone).toBe(false);
  expect(text).toMatch(/^ENGINES_FOLDER: .+ cannot be used: (ENOTDIR|EEXIST)/);
});

test.each([
  [['add', 'translation', 'en-fr'], /no model for en-fr\. There are en-es, es-en/],
  [['add', 'sound'], /^Usage/],
  [['remove', 'translation'], /^Usage/],
  [['add', 'translation', '--from', 'ftp://x'], /--from must be an http/],
  [['add', 'translation', '--from', 'http://x', '--folder', 'y'], /not both/],
  [['add', '--no-such-option'], /Unknown option/],
  [[], /^Usage/],
])('%j is refused with advice', async (args, advice) => {
  const { run } = await start();
  const { isDone, text } = await run(args);
  expect(isDone).toBe(false);
  expect(text).toMatch(advice);
});

test('a missing package is reported with its remedy', async () => {
  const { run } = await start();
  const { text } = await run(['add', 'translation'], { packageFolder: undefined });
  expect(text).toMatch(/bergamot-translator, which runs the models, is not installed: run npm/);
});
