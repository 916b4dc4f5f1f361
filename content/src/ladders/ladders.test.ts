import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { laddersFolder } from '../paths.ts';
import { buildLadder, buildLadderBank, locateLadder } from '../testing/ladder-factories.ts';
import { buildLadders } from './build-ladders.ts';
import { findForm } from './find-form.ts';
import { directions } from './ladder.ts';
import { readLadders } from './read-ladders.ts';

const { lexicon, ids } = buildLadderBank();

test('every direction has a ladder', () => {
  const { ladders, faults } = readLadders(laddersFolder);
  expect(faults).toEqual([]);
  expect(directions).toHaveLength(12);
  expect(ladders).toHaveLength(12);
});

test('missing and invalid files are faults', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ladders-'));
  writeFileSync(join(folder, 'en-es.json'), 'no JSON');
  writeFileSync(join(folder, 'es-en.json'), JSON.stringify({ ...buildLadder(), parts: [] }));
  const { ladders, faults } = readLadders(pathToFileURL(`${folder}/`));
  expect(ladders).toEqual([]);
  const detailsOf = (file: string) => faults.filter((one) => one.file === file).length;
  expect(detailsOf('ladders/en-es.json')).toBe(1);
  expect(faults.find(({ file }) => file === 'ladders/es-en.json')?.detail).toMatch(/^parts: /);
  expect(faults.filter(({ detail }) => detail === 'is missing')).toHaveLength(10);
});

test('sentences are cut at their forms, whatever their case', () => {
  const { directions: built } = buildLadders([locateLadder(buildLadder())], {
    lexicon,
    ids,
    version: 'one',
  });
  const ladder = built['es-en'];
  expect(ladder?.words[4]).toEqual({
    id: ids.words['en:tea'],
    form: 'tea',
    gloss: 'té',
    sentence: { before: '', form: 'Tea', after: ', please.', translation: 'Té, por favor.' },
  });
  const { pieces = [], end } = ladder?.sentence ?? {};
  expect(pieces.map(({ before, form }) => before + form).join('') + end).toBe(
    'I drink my hot tea.',
  );
  expect(pieces.at(-1)).toEqual({ id: ids.words['en:tea'], before: ' ', form: 'tea' });
});

test('a ladder with an unknown word is not built', () => {
  const [first, ...rest] = buildLadder().words;
  if (!first) throw new Error('the ladder has words');
  const ladder = buildLadder({ words: [{ ...first, word: 'we' }, ...rest] });
  const build = () => buildLadders([locateLadder(ladder)], { lexicon, ids, version: 'one' });
  expect(build).toThrow('ladders/es-en.json: we is no headword');
});

test.each([
  ['Işık ışık.', 'ışık', 'tr', [0, 5]],
  ["I don't know.", 'don', 'en', []],
  ['Un café con leche, por favor.', 'por favor', 'es', [19]],
  ['Кто-то пришёл.', 'кто', 'ru', []],
] as const)('in "%s" the form "%s" is found', (text, form, language, places) => {
  expect(findForm(text, form, language)).toEqual(places);
});
