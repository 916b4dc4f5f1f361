import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { User } from '../users/user-repository.ts';
import { createCatalogue } from '../bank/catalogue.ts';
import { findEnginePackage } from '../engines/engine-package.ts';
import { buildBank, buildUser } from '../testing/factories.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { createBergamotEngine, type BergamotSettings } from './bergamot/bergamot-engine.ts';
import { buildTinyModel } from './bergamot/testing/build-tiny-model.ts';
import { brokenFiles, installTinyPairs } from './bergamot/testing/install-tiny-pairs.ts';
import { translateRoutes } from './routes.ts';

/* Real models in real threads; bergamot/model-thread.test.ts says what they cover. */

const letters = "abcdefghijklmnopqrstuvwxyz.,!'[]0123456789áéíóúñşğıüöç";
const enEs = {
  from: 'en' as const,
  to: 'es' as const,
  files: buildTinyModel({ dictionary: { my: 'mi', zebra: 'cebra', sings: 'canta' }, letters }),
};
const esEn = {
  from: 'es' as const,
  to: 'en' as const,
  files: buildTinyModel({ dictionary: { mi: 'my', cebra: 'zebra', canta: 'sings' }, letters }),
};
const enTr = {
  from: 'en' as const,
  to: 'tr' as const,
  files: buildTinyModel({ dictionary: { my: 'benim', zebra: 'zebram', sings: 'öter' }, letters }),
};
const cleanups: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of cleanups.splice(0).toReversed()) await end();
});

async function start(
  pairs: Parameters<typeof installTinyPairs>[1],
  settings: Partial<BergamotSettings> = {},
) {
  const enginesFolder = await mkdtemp(join(tmpdir(), 'topwords-installed-'));
  cleanups.push(() => rm(enginesFolder, { recursive: true }));
  await installTinyPairs(enginesFolder, pairs);
  const problems: string[] = [];
  const engine = createBergamotEngine({
    enginesFolder,
    packageFolder: findEnginePackage(),
    lookEveryMilliseconds: 0,
    onProblem: ({ detail }) => void problems.push(detail),
    ...settings,
  });
  cleanups.push(() => engine.close());
  const api = await startApi({
    routes: translateRoutes({
      catalogue: createCatalogue(buildBank()),
      findFavoriteId: () => Promise.resolve(null),
      installedEngine: engine,
    }),
  });
  cleanups.push(() => api.stop());
  return { api, user: await buildUser(api.db), enginesFolder, problems };
}

function ask({ api, user }: { api: TestApi; user: User }, text: string, from: string, to: string) {
  return api.call('/api/words/translate', { user, json: { text, from_lang: from, to_lang: to } });
}

test('what the bank knows comes from the bank, everything else from the engine', async () => {
  const started = await start([enEs]);
  expect((await ask(started, 'house', 'en', 'es')).body).toMatchObject({ engine: 'bank' });
  expect((await ask(started, 'my zebra sings 🦓', 'en', 'es')).body).toMatchObject({
    translation: 'mi cebra canta 🦓',
    engine: 'Bergamot',
    quality: 'machine',
    gloss: [],
    nearest: [],
  });
});

test('pairs without a model are glossed, or go through English', async () => {
  const started = await start([esEn, enTr]);
  expect((await ask(started, 'mi cebra canta', 'es', 'tr')).body).toMatchObject({
    translation: 'benim zebram öter',
    engine: 'Bergamot',
  });
  expect((await ask(started, 'benim zebram öter', 'tr', 'es')).body).toMatchObject({
    engine: 'gloss',
  });
});

test('the abilities say which pairs have an engine, also for pairs that come later', async () => {
  const { api, user, enginesFolder } = await start([enEs]);
  const abilities = async () => (await api.call('/api/words/translate/languages', { user })).body;
  const bergamot = { engine: 'Bergamot', quality: 'machine' };
  expect(await abilities()).toMatchObject({
    groups: [{ ...bergamot, from: ['en'], to: ['es'] }, { engine: 'gloss' }],
  });
  await installTinyPairs(enginesFolder, [esEn, enTr]);
  expect(await abilities()).toMatchObject({
    groups: [
      { ...bergamot, from: ['en'], to: ['es', 'tr'] },
      { ...bergamot, from: ['es'], to: ['tr', 'en'] },
      { engine: 'gloss' },
    ],
  });
});

test('a broken model falls back to the gloss, and is tried once', async () => {
  const started = await start([{ ...enEs, files: brokenFiles(enEs.files) }]);
  for (const text of ['my zebra sings', 'my zebra sings well']) {
    const { status, body } = await ask(started, text, 'en', 'es');
    expect([status, body]).toMatchObject([200, { engine: 'gloss', quality: 'gloss' }]);
  }
  expect(started.problems).toEqual([expect.stringMatching(/^failed while loading/)]);
});

test('a text that takes too long is glossed', async () => {
  const started = await start([enEs], { runLimitMilliseconds: 1 });
  const { body } = await ask(started, 'my zebra sings. '.repeat(30).trim(), 'en', 'es');
  expect(body).toMatchObject({ engine: 'gloss' });
  expect(started.problems).toEqual(['failed while translating: No answer within 1 ms']);
});

test('other calls are answered while a model is loaded and translates', async () => {
  const started = await start([enEs]);
  const work = { isDone: false };
  const translation = ask(started, 'my zebra sings. '.repeat(30).trim(), 'en', 'es').finally(() => {
    work.isDone = true;
  });
  let answeredMeanwhile = 0;
  while (!work.isDone) {
    const { body } = await ask(started, 'house', 'en', 'es');
    expect(body).toMatchObject({ engine: 'bank' });
    if (!work.isDone) answeredMeanwhile += 1;
  }
  expect((await translation).body).toMatchObject({ engine: 'Bergamot' });
  expect(answeredMeanwhile).toBeGreaterThan(2);
});

test('a learner can ask for a limited number of texts in a minute', async () => {
  const started = await start([enEs]);
  const answers = await Promise.all(
    Array.from({ length: 61 }, (_item, index) => ask(started, `my zebra ${index}`, 'en', 'es')),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
});
