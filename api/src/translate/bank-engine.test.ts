import { loadBank, type Bank, type BankWord } from '@topwords/content/bank';
import { loadParadigms } from '@topwords/content/paradigms';
import { loadPhrases, type BuiltPhrases } from '@topwords/content/phrases';
import type { LanguageCode } from '@topwords/platform/contracts';
import { createCatalogue } from '../bank/catalogue.ts';
import { buildBank, buildWord } from '../testing/factories.ts';
import { createBankEngine } from './bank-engine.ts';
import { createFormTables } from './forms/form-tables.ts';
import { createBankPhrases } from './phrases/bank-phrases.ts';
import { createHeldPhrases } from './phrases/held-phrases.ts';

function createEngine(bank: Bank, load: () => BuiltPhrases) {
  return createBankEngine({
    phrases: createBankPhrases(createCatalogue(bank)),
    tables: createFormTables(loadParadigms),
    held: createHeldPhrases(load),
  });
}

const engine = createEngine(loadBank(), loadPhrases);

type Example = [from: LanguageCode, to: LanguageCode, text: string, translation: string];

test.each([
  ['en', 'es', 'house', 'casa'],
  ['en', 'ru', 'children', 'дети'],
  ['en', 'es', 'feet', 'pies'],
  ['es', 'en', 'palabras', 'words'],
  ['ru', 'en', 'книги', 'books'],
  ['tr', 'es', 'çocuklar', 'niños'],
  ['ru', 'tr', 'люди', 'insanlar'],
  ['ru', 'en', 'ножи', 'knives'],
  ['en', 'ru', 'Mondays', 'понедельники'],
  ['en', 'tr', 'Be careful!', 'Dikkat et!'],
  ['en', 'es', 'be careful', 'tener cuidado'],
  ['en', 'ru', 'to go', 'идти'],
  ['en', 'es', 'from time to time', 'de vez en cuando'],
] satisfies Example[])('%s to %s: %s is %s', async (from, to, text, translation) => {
  expect(await engine.translate({ text, from, to })).toMatchObject({
    translation,
    gloss: [],
    nearest: [],
  });
});

test.each([
  ['en', 'es', 'went'],
  ['ru', 'en', 'домах'],
  ['tr', 'es', 'evimde'],
  ['tr', 'en', 'gelmiyorum'],
  ['es', 'en', 'roja'],
] satisfies [LanguageCode, LanguageCode, string][])(
  '%s to %s: %s says more than its headword, and is not translated by it',
  async (from, to, text) => {
    expect(await engine.translate({ text, from, to })).toBeNull();
  },
);

test.each([
  ['en', 'es', 'House', 'Casa'],
  ['en', 'es', 'HOUSE', 'CASA'],
  ['en', 'tr', 'LIGHT', 'IŞIK'],
  ['en', 'es', 'Monday', 'lunes'],
  ['es', 'en', 'lunes', 'Monday'],
  ['en', 'es', 'I', 'yo'],
  ['en', 'es', 'house!', '¡casa!'],
  ['en', 'es', 'house?', '¿casa?'],
  ['es', 'en', '¡Gracias!', 'Thank you!'],
  ['ru', 'en', 'до́м', 'house'],
  ['en', 'es', '"house"', 'casa'],
  ['es', 'en', 'arbol', 'tree'],
  ['tr', 'en', 'agac', 'tree'],
] satisfies Example[])(
  '%s to %s, capitals and marks: %s is %s',
  async (from, to, text, translation) => {
    expect(await engine.translate({ text, from, to })).toMatchObject({ translation });
  },
);

function engineOf(words: BankWord[]) {
  return createEngine(buildBank({ words }), () => ({ phrases: [], slots: {} }));
}

test('a word is translated by its glosses, its main sense first, never by an explanation', async () => {
  const glosses = ['go (on foot), walk', '(auxiliary)', 'work; be running (of a device)'];
  const senses = glosses.map((en, index) => ({ meaning: index + 1, gloss: { en } }));
  const own = engineOf([buildWord(1, 'ru', 'идти', 1, senses)]);
  expect(await own.translate({ text: 'идти', from: 'ru', to: 'en' })).toEqual({
    translation: 'go',
    alternatives: ['walk', 'work', 'be running'],
    gloss: [],
    nearest: [],
  });
  const article = buildWord(2, 'en', 'the', 1, [{ meaning: 1, gloss: { ru: '(артикль)' } }]);
  expect(await engineOf([article]).translate({ text: 'the', from: 'en', to: 'ru' })).toBeNull();
});

test('marks of a gloss are not doubled', async () => {
  const senses = [{ meaning: 1, gloss: { es: '¿cómo estás?' } }];
  const own = engineOf([buildWord(1, 'en', 'how are you', 1, senses)]);
  for (const [text, translation] of [
    ['How are you?', '¿Cómo estás?'],
    ['how are you', 'cómo estás'],
  ] as const) {
    expect(await own.translate({ text, from: 'en', to: 'es' })).toMatchObject({ translation });
  }
});

test('what is only a gloss is translated by its words, those with it as main sense first', async () => {
  const own = engineOf([
    buildWord(1, 'es', 'mirar', 1, [2, { meaning: 1, gloss: { en: 'look after' } }]),
    buildWord(2, 'es', 'cuidar', 2, [{ meaning: 1, gloss: { en: 'look after (sb), mind' } }]),
  ]);
  expect(await own.translate({ text: 'Look after!', from: 'en', to: 'es' })).toMatchObject({
    translation: '¡Cuidar!',
    alternatives: ['¡Mirar!'],
  });
  expect(await own.translate({ text: 'look', from: 'en', to: 'es' })).toBeNull();
});

test('of two homographs the commonest comes first, or the one with the stress marks of the text', async () => {
  const own = engineOf([
    buildWord(1, 'ru', 'замок', 1, [{ meaning: 1, gloss: { en: 'lock' } }], {
      stress: 'замо́к',
    }),
    buildWord(2, 'ru', 'замок', 2, [{ meaning: 2, gloss: { en: 'castle' } }], {
      stress: 'за́мок',
    }),
  ]);
  for (const [text, translation, other] of [
    ['замок', 'lock', 'castle'],
    ['замо́к', 'lock', 'castle'],
    ['За́мок', 'Castle', 'Lock'],
  ] as const) {
    expect(await own.translate({ text, from: 'ru', to: 'en' })).toMatchObject({
      translation,
      alternatives: [other],
    });
  }
});

test('alternatives contain no duplicates', async () => {
  const made = await engine.translate({ text: 'go', from: 'en', to: 'ru' });
  const all = [made?.translation, ...(made?.alternatives ?? [])];
  expect(all.length).toBeGreaterThan(2);
  expect(new Set(all).size).toBe(all.length);
});

test('a word that is written without its accents is another word, if there is one', async () => {
  expect(await engine.translate({ text: 'esta', from: 'es', to: 'en' })).toMatchObject({
    translation: 'this',
  });
  expect(await engine.translate({ text: 'está', from: 'es', to: 'en' })).toBeNull();
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
