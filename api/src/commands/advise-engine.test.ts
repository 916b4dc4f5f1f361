import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFiles } from '../engines/testing/build-registry.ts';
import { adviseEngine } from './advise-engine.ts';
import { installTinyPairs } from '../translate/bergamot/testing/install-tiny-pairs.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'topwords-advice-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('without an engine, the start says how to add one', async () => {
  expect(await adviseEngine({ ENGINES_FOLDER: folder })).toBe(
    'No translation engine is installed: npm run engines -- add translation adds one, also while this runs (120.7 MB from Mozilla)',
  );
});

test.each(['LIBRETRANSLATE_URL', 'OPENAI_MODEL', 'OPENAI_TRANSLATE_MODEL'])(
  'with %s it says nothing',
  async (name) => {
    const value = name.endsWith('URL') ? 'http://127.0.0.1:5000' : 'a-model';
    expect(await adviseEngine({ ENGINES_FOLDER: folder, [name]: value })).toBeUndefined();
  },
);

test('with an installed pair, or a wrong setting, it says nothing', async () => {
  expect(await adviseEngine({ ENGINES_FOLDER: folder, PORT: 'x' })).toBeUndefined();
  await installTinyPairs(folder, [{ from: 'en', to: 'es', files: buildFiles() }]);
  expect(await adviseEngine({ ENGINES_FOLDER: folder })).toBeUndefined();
});
