import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readModelRegistry } from '../engines/model-registry.ts';
import { startFileServer, type Manner } from '../engines/testing/start-file-server.ts';
import { listInstalledVoices } from '../engines/voices/installed-voice.ts';
import {
  buildVoiceFiles,
  buildVoiceRegistry,
} from '../engines/voices/testing/build-voice-registry.ts';
import { runEnginesCommand } from './run-engines-command.ts';

const spanish = 'es_MX-tiny-low';
const russian = 'ru_RU-tiny-low';
const cleanups: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of cleanups.splice(0).toReversed()) await end();
});

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'topwords-voices-'));
  cleanups.push(() => rm(folder, { recursive: true }));
  return folder;
}

async function start(manners: Manner[] = ['whole']) {
  const { registry, files } = buildVoiceRegistry({
    [spanish]: buildVoiceFiles(),
    [russian]: buildVoiceFiles(),
  });
  const atRevision = new Map([...files].map(([path, bytes]) => [`/abc123${path}`, bytes]));
  const server = await startFileServer(new Map([...atRevision, ...files]), manners);
  cleanups.push(() => server.close());
  const enginesFolder = join(await makeFolder(), 'engines');
  const voices = { ...registry, address: server.address };
  const run = async (args: string[], more: object = {}) => {
    const lines: string[] = [];
    const isDone = await runEnginesCommand(
      {
        enginesFolder,
        registry: readModelRegistry(),
        voices,
        packageFolder: '/package',
        voiceRuntime: 'onnxruntime-web',
        now: () => new Date('2026-01-02T03:04:05Z'),
        say: (line) => void lines.push(line),
        settings: { pauseMilliseconds: 1, silenceMilliseconds: 5000 },
        ...more,
      },
      args,
    );
    return { isDone, text: lines.join('\n') };
  };
  const names = () => listInstalledVoices(enginesFolder).map(({ name }) => name);
  return { run, names, enginesFolder, server, files, voices };
}

const addSpanish = ['add', 'voice', spanish, '--accept'];

test('a voice is installed with its card, listed, verified and removed', async () => {
  const { run, names, enginesFolder, server } = await start();
  expect((await run(['list'])).text).toMatch(/es_MX-tiny-low +es-MX +not installed +0\.1 MB +CC0/);
  expect(await run(addSpanish)).toMatchObject({ isDone: true });
  expect(names()).toEqual([spanish]);
  expect(server.requests.map(({ path }) => path)).toEqual([
    '/abc123/voices/es_MX-tiny-low.onnx',
    '/abc123/voices/es_MX-tiny-low.onnx.json',
  ]);
  const folder = join(enginesFolder, 'voice', spanish);
  expect((await readdir(folder)).toSorted()).toEqual([
    'MODEL_CARD',
    'model.onnx',
    'model.onnx.json',
    'voice.json',
  ]);
  expect(await readFile(join(folder, 'MODEL_CARD'), 'utf8')).toContain('License: CC0');
  expect((await run(['list'])).text).toMatch(/es_MX-tiny-low +es-MX +installed \(2026-01-02\)/);
  expect(await run(['verify'])).toEqual({ isDone: true, text: `${spanish}: as installed` });
  expect((await run(addSpanish)).text).toContain(`${spanish}: installed already`);
  expect(await run(['remove', 'voice', 'all'])).toMatchObject({ isDone: true });
  expect(names()).toEqual([]);
  expect(await readdir(join(enginesFolder, 'work'))).toEqual([]);
});

test('the card, the licence and the terms are shown before anything is downloaded', async () => {
  const { run, names, server } = await start();
  const { isDone, text } = await run(['add', 'voice', spanish]);
  expect(isDone).toBe(false);
  for (const part of ['# Model card for', 'under: CC0', 'Made for tests.', 'Only for tests.']) {
    expect(text).toContain(part);
  }
  expect(text).toContain('Add --accept');
  expect(names()).toEqual([]);
  expect(server.requests).toEqual([]);
});

test('an operator who is asked decides', async () => {
  const { run, names } = await start();
  const questions: string[] = [];
  const answering = (answer: boolean) => ({
    confirm: async (question: string) => questions.push(question) > 0 && answer,
  });
  expect(await run(['add', 'voice', spanish], answering(false))).toMatchObject({ isDone: false });
  expect(names()).toEqual([]);
  expect(await run(['add', 'voice', spanish], answering(true))).toMatchObject({ isDone: true });
  expect(names()).toEqual([spanish]);
  expect(questions).toHaveLength(2);
});

test('no voice is preselected', async () => {
  const { run, names } = await start();
  const { isDone, text } = await run(['add', 'voice', '--accept']);
  expect(isDone).toBe(false);
  expect(text).toContain(`none is preselected: ${spanish}, ${russian}`);
  expect(names()).toEqual([]);
});

test('a download that breaks off leaves no voice, and the next add continues it', async () => {
  const { run, names, server } = await start(['cut', 503, 503, 503, 503, 'whole']);
  expect((await run(addSpanish)).text).toMatch(/\d+ of \d+ bytes arrived\. The same command/);
  expect(names()).toEqual([]);
  expect(await run(addSpanish)).toMatchObject({ isDone: true });
  expect(server.requests.at(-2)?.range).toMatch(/^bytes=[1-9]/);
  expect(names()).toEqual([spanish]);
});

test.each([
  ['model', 'SHA-256'],
  ['config', 'MD5'],
] as const)('a %s with another hash installs nothing', async (part, hash) => {
  const { run, names, voices, files } = await start();
  const path = `/${voices.voices[0]?.files[part].path}`;
  const served = files.get(path) ?? Buffer.alloc(0);
  served.writeUInt8(served.readUInt8(100) ^ 1, 100);
  const { isDone, text } = await run(addSpanish);
  expect(isDone).toBe(false);
  expect(text).toMatch(new RegExp(`is not the published file: .+ and the ${hash} [0-9a-f]+, not`));
  expect(names()).toEqual([]);
});

test('changed files are found, and mended by add', async () => {
  const { run, enginesFolder } = await start();
  await run(addSpanish);
  await writeFile(join(enginesFolder, 'voice', spanish, 'model.onnx'), 'something else');
  const { isDone, text } = await run(['verify']);
  expect(isDone).toBe(false);
  expect(text).toContain(`model.onnx has changed. npm run engines -- add voice ${spanish} mends`);
  await run(addSpanish);
  expect(await run(['verify'])).toMatchObject({ isDone: true });
});

test('a voice that is no longer published is listed, verified and removed', async () => {
  const { run, names, voices } = await start();
  await run(addSpanish);
  const later = { voices: { ...voices, voices: voices.voices.slice(1) } };
  const { text } = await run(['list'], later);
  expect(text).toMatch(/es_MX-tiny-low +es-MX +installed \(2026-01-02\) +no longer +0\.1 MB +CC0/);
  expect(await run(['verify'], later)).toMatchObject({ isDone: true });
  expect(await run(addSpanish, later)).toMatchObject({ isDone: false });
  expect(await run(['remove', 'voice', spanish], later)).toMatchObject({ isDone: true });
  expect(names()).toEqual([]);
});

test('a voice whose description cannot be read is found by verify, and removed', async () => {
  const { run, enginesFolder } = await start();
  await run(addSpanish);
  const folder = join(enginesFolder, 'voice', spanish);
  await writeFile(join(folder, 'voice.json'), '{');
  expect(await run(['verify'])).toEqual({
    isDone: false,
    text: `${spanish}: cannot be read. npm run engines -- remove voice ${spanish} removes it`,
  });
  await run(['remove', 'voice', 'all']);
  expect(await run(['verify'])).toEqual({ isDone: true, text: 'Nothing is installed' });
});

test.each(['../voice', '..', 'work/../voice', '/etc'])(
  'no command leaves its folder: %s',
  async (name) => {
    const { run, enginesFolder } = await start();
    await run(addSpanish);
    for (const action of ['add', 'remove']) {
      expect(await run([action, 'voice', name, '--accept'])).toMatchObject({ isDone: false });
    }
    expect(await readdir(join(enginesFolder, 'voice'))).toEqual([spanish]);
  },
);

test('a mirror and a folder serve as well as the publisher', async () => {
  const { run, names, server, files, voices } = await start();
  const nowhere = { voices: { ...voices, address: 'http://127.0.0.1:9/' } };
  expect(await run([...addSpanish, '--from', server.address], nowhere)).toMatchObject({
    isDone: true,
  });
  const folder = await makeFolder();
  await mkdir(join(folder, 'voices'));
  for (const [path, bytes] of files) {
    const isFlat = path.endsWith('.json');
    await writeFile(join(folder, isFlat ? basename(path) : path), bytes);
  }
  const add = ['add', 'voice', russian, '--accept', '--folder', folder];
  expect(await run(add, nowhere)).toMatchObject({ isDone: true });
  expect(names()).toEqual([spanish, russian]);
  expect(await readdir(folder)).toContain(`${russian}.onnx.json`);
});

test('an unknown voice is refused with the names of all', async () => {
  const { run } = await start();
  const { isDone, text } = await run(['add', 'voice', 'es_MX-other-low', '--accept']);
  expect([isDone, text]).toEqual([
    false,
    `There is no voice es_MX-other-low. There are ${spanish}, ${russian}`,
  ]);
});

test('a missing package is reported with its remedy', async () => {
  const { run } = await start();
  const { text } = await run(addSpanish, { voiceRuntime: undefined });
  expect(text).toMatch(/onnxruntime-web, which runs the voices, is not installed: run npm/);
});
