import { loadBank } from '@topwords/content/bank';
import type { LanguageCode } from '@topwords/platform/contracts';
import { createCatalogue } from '../bank/catalogue.ts';
import { createBankEngine } from './bank-engine.ts';
import { createBankPhrases } from './phrases/bank-phrases.ts';

const engine = createBankEngine(createBankPhrases(createCatalogue(loadBank())));

type Example = [from: LanguageCode, to: LanguageCode, text: string, translation: string];

test.each([
  ['en', 'es', 'house', 'casa'],
  ['en', 'es', 'went', 'ir'],
  ['en', 'ru', 'children', 'ребёнок'],
  ['es', 'en', 'casas', 'house'],
  ['ru', 'en', 'домах', 'house'],
  ['tr', 'es', 'evimde', 'casa'],
  ['en', 'ru', 'to go', 'идти'],
  ['en', 'es', 'from time to time', 'de vez en cuando'],
] satisfies Example[])('%s to %s: %s is %s', async (from, to, text, translation) => {
  expect(await engine.translate({ text, from, to })).toMatchObject({ translation, gloss: [] });
});

test.each([
  ['en', 'es', 'House', 'Casa'],
  ['en', 'es', 'HOUSE', 'CASA'],
  ['en', 'tr', 'LIGHT', 'IŞIK'],
  ['en', 'es', 'Monday', 'lunes'],
  ['es', 'en', 'lunes', 'Monday'],
  ['en', 'es', 'I', 'yo'],
  ['en', 'es', 'house!', '¡casa!'],
  ['en', 'es', 'house?', '¿casa?'],
  ['es', 'en', '¡Gracias!', 'Thanks!'],
  ['en', 'es', '"house"', 'casa'],
  ['es', 'en', 'arbol', 'tree'],
  ['tr', 'en', 'agac', 'tree'],
] satisfies Example[])(
  '%s to %s, capitals and marks: %s is %s',
  async (from, to, text, translation) => {
    expect(await engine.translate({ text, from, to })).toMatchObject({ translation });
  },
);

test('alternatives contain no duplicates', async () => {
  const made = await engine.translate({ text: 'went', from: 'en', to: 'ru' });
  const all = [made?.translation, ...(made?.alternatives ?? [])];
  expect(all.length).toBeGreaterThan(2);
  expect(new Set(all).size).toBe(all.length);
});

test('of two words that differ only in accents, the one as written comes first', async () => {
  const made = await engine.translate({ text: 'está', from: 'es', to: 'en' });
  expect(made).toMatchObject({ translation: 'be', alternatives: expect.arrayContaining(['this']) });
  expect(await engine.translate({ text: 'esta', from: 'es', to: 'en' })).toMatchObject({
    translation: 'this',
  });
});

test('a sentence of the bank translates in any direction', async () => {
  const [first] = loadBank().meanings.flatMap(({ sentences }) => sentences);
  if (first === undefined) throw new Error('The bank has no sentences');
  const text = `  ${first.text.tr.toLocaleUpperCase('tr').replaceAll(' ', '  ')} `;
  expect(await engine.translate({ text, from: 'tr', to: 'ru' })).toMatchObject({
    translation: first.text.ru,
  });
});

test.each(['qwzx', 'my big red house on the hill', '…', '!', '123'])(
  'the bank has nothing for %j',
  async (text) => {
    expect(await engine.translate({ text, from: 'en', to: 'es' })).toBeNull();
  },
);

test('the bank has nothing for languages outside it', async () => {
  expect(await engine.translate({ text: 'casa', from: 'pt', to: 'en' })).toBeNull();
});
