import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildContrast } from '../testing/teaching-factories.ts';
import { sizesOf } from './sizes-of.ts';
import { readTeaching } from './teaching.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'teaching-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('reads the files that are there, with the faults of invalid lines', () => {
  mkdirSync(path.join(folder, 'contrasts'));
  const lines = [buildContrast(), { ...buildContrast(), level: 'C1' }];
  const content = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  writeFileSync(path.join(folder, 'contrasts', 'en.jsonl'), content);
  const { teaching, faults } = readTeaching(pathToFileURL(`${folder}/`));
  expect(teaching.contrasts.en).toMatchObject([{ line: 1, value: { key: 'house-or-home' } }]);
  expect(sizesOf(teaching, 'en')).toMatchObject({ contrasts: 1, mistakes: 0 });
  expect(faults).toMatchObject([
    { check: 'schema', file: 'contrasts/en.jsonl', line: 2, key: 'house-or-home' },
  ]);
});
