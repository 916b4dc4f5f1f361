import { buildBank, buildWord } from '../testing/factories.ts';
import { createCatalogue } from './catalogue.ts';
import { findNamed, findPartner } from './find-named.ts';

const lying = buildWord(1, 'en', 'lie', 1, [], { pos: 'verb', homograph: 'horizontal' });
const untrue = buildWord(2, 'en', 'lie', 2, [], { pos: 'verb', homograph: 'untruth' });
const shut = buildWord(3, 'en', 'close', 3, [], { pos: 'verb', homograph: 'shut' });
const near = buildWord(4, 'en', 'close', 4, [], { pos: 'adjective', homograph: 'near' });
const catalogue = createCatalogue(buildBank({ words: [lying, untrue, shut, near] }));
const far = { id: 9, language: 'en', pos: 'adjective' } as const;

test.each([
  ['lie', 1],
  ['lie (untruth)', 2],
  ['close', 4],
  ['close (shut)', 3],
])('%s is the word %i', (name, id) => {
  expect(findNamed(catalogue, far, name)).toMatchObject({ text: name.split(' ')[0], word: { id } });
});

test('a word does not name itself', () => {
  expect(findNamed(catalogue, { id: 4, language: 'en', pos: 'adjective' }, 'close').word?.id).toBe(
    3,
  );
});

const spend = buildWord(5, 'ru', 'проводить', 5, [], { pos: 'verb', homograph: 'spend' });
const accompany = buildWord(6, 'ru', 'проводить', 6, [], { pos: 'verb', homograph: 'accompany' });
const sources = {
  catalogue: createCatalogue(buildBank({ words: [spend, accompany] })),
  usageOf: ({ id }: { id: number }) => ({ partners: [id === 5 ? 'провести' : 'провожать'] }),
};

test.each([
  ['провести', 5],
  ['провожать', 6],
  ['водить', 5],
])('the partner of %s is the homograph %i, which names it', (text, id) => {
  const verb = { id: 9, language: 'ru', pos: 'verb', text } as const;
  expect(findPartner(sources, verb, 'проводить').word?.id).toBe(id);
});

test('what is in brackets and names no homograph stays in the text', () => {
  expect(findNamed(catalogue, far, 'fall (US)')).toEqual({ text: 'fall (US)', word: undefined });
});
