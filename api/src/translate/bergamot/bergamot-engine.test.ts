import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findEnginePackage } from '../../engines/engine-package.ts';
import { removeInstalled } from '../../engines/install-folder.ts';
import { listInstalledPairs } from '../../engines/installed-pair.ts';
import {
  createBergamotEngine,
  type BergamotEngine,
  type BergamotSettings,
} from './bergamot-engine.ts';
import { buildTinyModel } from './testing/build-tiny-model.ts';
import { brokenFiles, installTinyPairs } from './testing/install-tiny-pairs.ts';

/* The real engine with models set by hand: see model-thread.test.ts for what that covers. */

const enEs = {
  from: 'en' as const,
  to: 'es' as const,
  files: buildTinyModel({ dictionary: { the: 'el', black: 'negro', cat: 'gato', world: 'mundo' } }),
};
const esEn = {
  from: 'es' as const,
  to: 'en' as const,
  files: buildTinyModel({ dictionary: { el: 'the', negro: 'black', gato: 'cat' } }),
};
const cyrillic = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя';
const enRu = {
  from: 'en' as const,
  to: 'ru' as const,
  files: buildTinyModel({
    dictionary: { the: 'этот', black: 'чёрный', cat: 'кот' },
    letters: `abcdefghijklmnopqrstuvwxyz.,[]0123456789${cyrillic}`,
  }),
};

let folder: string;
let engine: BergamotEngine | undefined;
const problems: { pair?: string; detail: string }[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'topwords-bergamot-'));
  problems.length = 0;
});

afterEach(async () => {
  await engine?.close();
  await rm(folder, { recursive: true });
});

function start(settings: Partial<BergamotSettings> = {}): BergamotEngine {
  engine = createBergamotEngine({
    enginesFolder: folder,
    packageFolder: findEnginePackage(),
    lookEveryMilliseconds: 0,
    onProblem: (problem) => void problems.push(problem),
    ...settings,
  });
  return engine;
}

const cat = { text: 'the black cat', from: 'en', to: 'es' } as const;
const gato = { translation: 'el negro gato', alternatives: [], gloss: [], nearest: [] };

test('pairs are used as soon as they are installed, and no longer when they are removed', async () => {
  const running = start();
  expect(await running.listGroups()).toEqual([]);
  expect(await running.translate(cat)).toBeNull();
  await installTinyPairs(folder, [enEs]);
  expect(await running.listGroups()).toEqual([{ from: ['en'], to: ['es'] }]);
  expect(await running.translate(cat)).toEqual(gato);
  await removeInstalled({ enginesFolder: folder, kind: 'translation', name: 'en-es' });
  expect(await running.translate(cat)).toBeNull();
  while (running.threads() > 0) await pause(5);
  expect(problems).toEqual([]);
});

test('a pair without a model of its own goes through English', async () => {
  await installTinyPairs(folder, [enRu, esEn]);
  const running = start();
  expect(await running.listGroups()).toEqual([
    { from: ['en'], to: ['ru'] },
    { from: ['es'], to: ['ru', 'en'] },
  ]);
  const asked = { text: 'el negro gato 🙂\nel gato', from: 'es', to: 'ru' } as const;
  expect(await running.translate(asked)).toMatchObject({
    translation: 'этот чёрный кот 🙂\nэтот кот',
  });
  expect(running.threads()).toBe(2);
  expect(await running.translate({ ...asked, from: 'ru', to: 'es' })).toBeNull();
});

test('no more models are in memory than allowed', async () => {
  await installTinyPairs(folder, [enRu, esEn, enEs]);
  const running = start({ maxThreads: 1 });
  const asked = { text: 'el gato', from: 'es', to: 'ru' } as const;
  const made = await Promise.all([
    running.translate(asked),
    running.translate(cat),
    running.translate(asked),
    (async () => {
      for (let look = 0; look < 50; look += 1) {
        expect(running.threads()).toBeLessThanOrEqual(1);
        await pause(10);
      }
    })(),
  ]);
  expect(made.slice(0, 3)).toMatchObject([
    { translation: 'этот кот' },
    { translation: 'el negro gato' },
    { translation: 'этот кот' },
  ]);
});

test('an idle model leaves the memory, and comes back when it is needed', async () => {
  await installTinyPairs(folder, [enEs]);
  const running = start({ idleLimitMilliseconds: 20 });
  expect(await running.translate(cat)).toEqual(gato);
  while (running.threads() > 0) await pause(5);
  expect(await running.translate(cat)).toEqual(gato);
});

test('a broken model is reported once, and rests until it is installed again', async () => {
  await installTinyPairs(folder, [{ ...enEs, files: brokenFiles(enEs.files) }, esEn]);
  let time = 0;
  const running = start({ now: () => time });
  expect(await running.translate(cat)).toBeNull();
  expect(await running.translate(cat)).toBeNull();
  expect(await running.listGroups()).toEqual([{ from: ['es'], to: ['en'] }]);
  expect(problems).toEqual([
    { pair: 'en-es', detail: expect.stringMatching(/^failed while loading: /) },
  ]);
  expect(await running.translate({ text: 'gato', from: 'es', to: 'en' })).toMatchObject({
    translation: 'cat',
  });
  time = 29_999;
  expect(await running.translate(cat)).toBeNull();
  expect(problems).toHaveLength(1);
  time = 30_000;
  expect(await running.translate(cat)).toBeNull();
  expect(problems).toHaveLength(2);
  await installTinyPairs(folder, [enEs]);
  expect(await running.translate(cat)).toEqual(gato);
});

test('a text that takes too long has no translation, and the next one has', async () => {
  await installTinyPairs(folder, [enEs]);
  const running = start({ runLimitMilliseconds: 1500 });
  const long = { ...cat, text: 'the black cat. '.repeat(5000) };
  expect(await running.translate(long)).toBeNull();
  expect(problems).toEqual([
    { pair: 'en-es', detail: 'failed while translating: No answer within 1500 ms' },
  ]);
  expect(await running.translate(cat)).toEqual(gato);
});

test('a file that breaks later is noticed when the model is loaded', async () => {
  await installTinyPairs(folder, [enEs]);
  const [pair] = await listInstalledPairs(folder);
  await writeFile(pair?.files.model.path ?? '', 'truncated');
  expect(await start().translate(cat)).toBeNull();
  expect(problems[0]?.detail).toContain('model.bin is not the file that was installed');
});

test('without the package nothing is translated, which is said once', async () => {
  await installTinyPairs(folder, [enEs]);
  const running = start({ packageFolder: undefined });
  expect(await running.listGroups()).toEqual([]);
  expect(await running.translate(cat)).toBeNull();
  expect(problems).toEqual([{ detail: expect.stringContaining('npm install') }]);
});

test('without models nothing is said, and a closed engine translates nothing', async () => {
  const running = start({ packageFolder: undefined });
  expect(await running.listGroups()).toEqual([]);
  expect(problems).toEqual([]);
  await installTinyPairs(folder, [enEs]);
  await running.close();
  expect(await running.translate(cat)).toBeNull();
});
