import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createCatalogue } from '../bank/catalogue.ts';
import { runHumanVoiceCommand } from '../commands/run-human-voice-command.ts';
import { findVoiceRuntime } from '../engines/voices/voice-runtime.ts';
import { buildBank, buildWord } from '../testing/factories.ts';
import { startApi } from '../testing/start-api.ts';
import { createBankReader } from './bank-reader.ts';
import { createBankRecordings } from './bank-recordings.ts';
import { createEspeakEngine } from './espeak-engine.ts';
import { createHumanRecordings } from './human-recordings.ts';
import { soundFile, readHumanSet } from './human/human-set.ts';
import { createLocalEngine } from './local-engine.ts';
import { createPiperEngine } from './piper-engine.ts';
import { voiceRoutes } from './routes.ts';
import { toneMp3 } from './testing/tone-mp3.ts';
import { createVoice } from './voice.ts';

/* Real files and real MP3; only the persons are missing. */

const cleanups: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of cleanups.splice(0).toReversed()) await end();
});

/** A bank with two Russian words that only their stress tells apart. */
function bankWithHomographs() {
  const bank = buildBank();
  const castle = { homograph: 'castle', stress: 'за́мок', ipa: { 'ru-RU': 'ˈzamək' } };
  const lock = { homograph: 'lock', stress: 'замо́к', ipa: { 'ru-RU': 'zɐˈmok' } };
  const words = [
    ...bank.words,
    buildWord(51, 'ru', 'замок', 6, [1], castle),
    buildWord(52, 'ru', 'замок', 7, [3], lock),
  ];
  return buildBank({ words });
}

async function start() {
  const folder = await mkdtemp(join(tmpdir(), 'topwords-human-'));
  cleanups.push(() => rm(folder, { recursive: true }));
  const kept = join(folder, 'kept');
  const source = join(folder, 'recorded');
  const catalogue = createCatalogue(bankWithHomographs());
  const reader = createBankReader(catalogue);
  const embedded = createEspeakEngine({ processes: 1 });
  const piper = createPiperEngine({
    enginesFolder: folder,
    runtime: findVoiceRuntime(),
    trace: (utterance, listener) => embedded.trace(utterance, listener),
    onProblem: () => undefined,
  });
  const problems: string[] = [];
  const human = createHumanRecordings({
    folder: kept,
    catalogue,
    reader,
    onProblem: (detail) => void problems.push(detail),
    lookEveryMilliseconds: 0,
  });
  const local = createLocalEngine({ human, piper, embedded });
  const recordings = createBankRecordings(catalogue, local, { reader });
  const voice = createVoice({
    speaker: local,
    fallbacks: [embedded],
    memoryBytes: 1_000_000,
    resolve: (utterance) => reader.resolve(utterance),
  });
  cleanups.push(() => voice.close());
  const api = await startApi({ routes: voiceRoutes({ voice, recordings }) });
  cleanups.push(() => api.stop());

  async function write(name: string, content: Uint8Array | string): Promise<void> {
    await mkdir(dirname(join(source, name)), { recursive: true });
    await writeFile(join(source, name), content);
  }
  async function command(...args: string[]) {
    const lines: string[] = [];
    const say = (line: string) => void lines.push(line);
    const isDone = await runHumanVoiceCommand({ folder: kept, catalogue, say }, args);
    return { isDone, text: lines.join('\n') };
  }
  function nameOf(id: number, variety: string): string {
    const word = catalogue.find(id);
    if (word === undefined) throw new Error('The bank has this word');
    return recordings.nameOf(word, variety) ?? '';
  }
  const play = (recording: string) => fetch(`${api.origin}/api/voice/recordings/${recording}.mp3`);
  return { kept, source, write, command, nameOf, play, recordings, problems };
}

test('what a person has recorded is played under a name of its own, from then on', async () => {
  const { source, write, command, nameOf, play } = await start();
  const before = nameOf(21, 'es-MX');
  const mp3 = await toneMp3();
  await write('es-MX/casa.mp3', mp3);
  expect(await command('add', source)).toEqual({ isDone: true, text: '1 of 1 files added' });

  const after = nameOf(21, 'es-MX');
  expect(after).toMatch(/^human-[0-9a-f]{32}$/);
  const answer = await play(after);
  expect(answer.headers.get('x-engine')).toMatch(/^human:/);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(Uint8Array.from(mp3));
  expect(nameOf(21, 'es-ES')).not.toMatch(/^human-/);
  expect(nameOf(22, 'es-MX')).not.toMatch(/^human-/);

  expect(await command('remove', 'es-MX/casa')).toMatchObject({ isDone: true });
  expect(nameOf(21, 'es-MX')).toBe(before);
});

test('a language’s folder serves all its varieties, and a variety’s own counts more', async () => {
  const { source, write, command, nameOf } = await start();
  await write('es/casa.mp3', await toneMp3(0.5, 440));
  await write('es-ES/casa.mp3', await toneMp3(0.5, 880));
  expect(await command('add', source)).toMatchObject({ isDone: true });
  const names = ['es-MX', 'es-ES'].map((variety) => nameOf(21, variety));
  expect(names).toEqual([expect.stringMatching(/^human-/), expect.stringMatching(/^human-/)]);
  expect(new Set(names).size).toBe(2);
});

test('homographs are named by stress or by what tells them apart', async () => {
  const { source, write, command, nameOf } = await start();
  await write('ru/за́мок.mp3', await toneMp3(0.5, 440));
  await write('ru/замок.mp3', await toneMp3(0.5, 880));
  const { isDone, text } = await command('add', source);
  expect(isDone).toBe(false);
  expect(text).toContain('ru/замок.mp3: may be any of these: замок (castle) | замок (lock)');
  expect(text).toContain('1 of 2 files added');
  expect(nameOf(51, 'ru-RU')).toMatch(/^human-/);
  expect(nameOf(52, 'ru-RU')).not.toMatch(/^human-/);
  await write('ru/замок (lock).mp3', await toneMp3(0.5, 660));
  await command('add', source);
  expect(nameOf(52, 'ru-RU')).toMatch(/^human-/);
});

test('a sentence is found without its punctuation and capitals', async () => {
  const { source, write, command, recordings, kept } = await start();
  await write('tr/evin yanındaki ağaç yaşlı.mp3', await toneMp3());
  expect(await command('add', source)).toMatchObject({ isDone: true });
  expect(readHumanSet(kept)).toMatchObject([{ text: 'Evin yanındaki ağaç yaşlı.' }]);
  const sentence = { text: 'Evin yanındaki ağaç yaşlı.', language: 'tr' as const };
  expect(recordings.nameOf(sentence, 'tr-TR')).toMatch(/^human-/);
});

test('files that cannot be used are named with the reason, and nothing else suffers', async () => {
  const { source, write, command, nameOf } = await start();
  await write('en-US/house.mp3', await toneMp3());
  await write('en-US/zyzzyva.mp3', await toneMp3());
  await write('en-US/tree.wav', 'RIFF');
  await write('en-US/light.mp3', 'no sound');
  await write('en-US/home.mp3', new Uint8Array(1_000_001));
  await write('fr/maison.mp3', await toneMp3());
  const { isDone, text } = await command('add', source);
  expect(isDone).toBe(false);
  expect(text.split('\n')).toEqual([
    'en-US/home.mp3: has 1000001 bytes; at most 1000000 are taken',
    'en-US/light.mp3: is not MP3',
    'en-US/tree.wav: is not called .mp3',
    'en-US/zyzzyva.mp3: is no word or sentence of the word bank',
    'fr/maison.mp3: fr is no language or variety',
    '1 of 6 files added',
  ]);
  expect(nameOf(11, 'en-US')).toMatch(/^human-/);
});

test('if a sound is lost, the embedded voice answers, and clients ask again', async () => {
  const { source, write, command, nameOf, play, kept } = await start();
  await write('es-MX/luz.mp3', await toneMp3());
  await command('add', source);
  const [recording] = readHumanSet(kept);
  await rm(soundFile(kept, recording?.sha256 ?? ''));
  const answer = await play(nameOf(23, 'es-MX'));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-engine')).toBe('espeak-ng');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

test('a list that cannot be read is reported, and the other voices go on', async () => {
  const { kept, write, source, command, nameOf, problems } = await start();
  await write('es-MX/luz.mp3', await toneMp3());
  await command('add', source);
  await writeFile(join(kept, 'recordings.json'), '{');
  expect(nameOf(23, 'es-MX')).toBe(nameOf(23, 'es-MX'));
  expect(problems[0]).toContain('recordings.json cannot be read');
});

test.each([[[]], [['add']], [['remove']], [['list', 'x']], [['--all']]])(
  '%j is answered with the usage',
  async (args) => {
    const { command } = await start();
    const { isDone, text } = await command(...args);
    expect(isDone).toBe(false);
    expect(text).toMatch(/^Usage/);
  },
);

test('the list names what there is, and removing all empties it', async () => {
  const { source, write, command } = await start();
  expect(await command('list')).toEqual({ isDone: true, text: 'Nothing has been recorded' });
  await write('es-MX/luz.mp3', await toneMp3());
  await command('add', source);
  expect((await command('list')).text).toMatch(/^es-MX\/luz {2}\d+\.\d kB\n1 recordings$/);
  expect((await command('remove', 'es-MX/sol')).text).toContain('es-MX/sol: has no recording');
  expect((await command('remove', 'all')).text).toBe('1 recordings removed');
  expect((await command('list')).text).toBe('Nothing has been recorded');
  expect((await command('add', join(source, 'nowhere'))).text).toMatch(/is no folder/);
});
