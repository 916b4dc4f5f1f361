import { loadBank } from '@topwords/content/bank';
import { loadParadigms } from '@topwords/content/paradigms';
import type { LanguageCode } from '@topwords/platform/contracts';
import { createCatalogue } from '../bank/catalogue.ts';
import { createBankPhrases } from './phrases/bank-phrases.ts';
import { createFormTables } from './gloss/grammar/form-tables.ts';
import { createGlossEngine } from './gloss-engine.ts';

const phrases = createBankPhrases(createCatalogue(loadBank()));
const engine = createGlossEngine(phrases, createFormTables(loadParadigms, phrases));

type Example = [from: LanguageCode, to: LanguageCode, text: string, translation: string];

async function glossOf(from: LanguageCode, to: LanguageCode, text: string) {
  const made = await engine.translate({ text, from, to });
  if (made === null) throw new Error(`No gloss of ${text}`);
  return made;
}

test.each([
  ['en', 'es', 'My sister lives in a small house.', 'Mi hermana vive en una pequeña casa.'],
  ['en', 'es', 'The new teachers are tired.', 'Los nuevos profesores están cansados.'],
  ['en', 'ru', 'I lost my passport.', 'Я потерял мой паспорт.'],
  ['en', 'ru', 'She works in a small office.', 'Она работает в маленьком офисе.'],
  ['en', 'ru', 'two tickets', 'два билета'],
  ['es', 'en', 'Mi hermana compra pan.', 'My sister buys bread.'],
  ['ru', 'en', 'Она ищет новую работу.', 'She looks for new work.'],
  ['tr', 'en', 'Gelecek yaz gidecekler.', 'Next summer will go.'],
] satisfies Example[])('%s to %s with inflected words: %s', async (...example) => {
  const [from, to, text, translation] = example;
  expect((await glossOf(from, to, text)).translation).toBe(translation);
});

test.each([
  ['en', 'es', "I don't want coffee.", 'Yo no quiero café.'],
  ['en', 'es', 'Did you see the house?', '¿Tú viste la casa?'],
  ['en', 'es', 'They will come tomorrow.', 'Ellos vendrán mañana.'],
  ['en', 'es', 'She is working today.', 'Ella trabaja hoy.'],
  ['en', 'es', "I'd like some coffee.", 'Yo quiero algo de café.'],
  ['en', 'ru', 'The house is old.', 'Дом старый.'],
  ['es', 'en', 'No entiendo la pregunta.', "I don't understand the question."],
  ['es', 'en', 'Van a salir mañana.', 'Will leave tomorrow.'],
  ['ru', 'en', 'Я не могу прийти.', 'I can not come.'],
] satisfies Example[])('%s to %s with auxiliaries and negations: %s', async (...example) => {
  const [from, to, text, translation] = example;
  expect((await glossOf(from, to, text)).translation).toBe(translation);
});

test('the pieces are in text order, a contraction is one piece, and grammar is in brackets', async () => {
  const { gloss } = await glossOf('en', 'ru', "She isn't in the garden.");
  expect(gloss).toEqual([
    { text: 'She', translation: 'Она' },
    { text: "isn't", translation: 'не' },
    { text: 'in', translation: 'в' },
    { text: 'the', translation: '(определённый артикль)' },
    { text: 'garden', translation: expect.stringMatching(/^сад/) },
  ]);
});

test('stress marks of a Russian text are ignored', async () => {
  const { translation } = await glossOf('ru', 'en', 'Она́ и́щет но́вую рабо́ту.');
  expect(translation).toBe((await glossOf('ru', 'en', 'Она ищет новую работу.')).translation);
});

test('names, numbers, addresses and unknown words stay unchanged', async () => {
  const { translation, gloss } = await glossOf(
    'en',
    'es',
    'Mr. Zxcvb paid 12.50 at https://shop.example/a?b=c, ok?',
  );
  expect(translation).toContain('Zxcvb');
  expect(translation).toContain('12.50');
  expect(translation).toContain('https://shop.example/a?b=c');
  expect(gloss).toContainEqual({ text: 'Zxcvb', translation: null });
  expect(gloss.map(({ text }) => text)).not.toContain('12.50');
});

test('a text of grammar words alone translates to their explanation', async () => {
  expect((await glossOf('en', 'tr', 'the')).translation).toBe('(belirli tanımlık)');
});

test('the longest matching phrase is one piece', async () => {
  const { gloss } = await glossOf('en', 'es', 'We meet from time to time in Rome.');
  expect(gloss.map(({ text }) => text)).toContain('from time to time');
});

test('Spanish opening marks are added and removed', async () => {
  expect((await glossOf('ru', 'es', 'Где вокзал? Там!')).translation).toMatch(/^¿.+\? ¡.+!$/);
  expect((await glossOf('es', 'en', '¿Dónde está la estación?')).translation).not.toMatch(/[¿¡]/);
  expect((await glossOf('en', 'es', '...!!!')).translation).toBe('...!!!');
});

test.each(['', '   ', '¿?', '🙂', "'", '-', 'a'.repeat(500), '"(*', '\u0000', '123'])(
  'the text %j translates without an error',
  async (text) => {
    const languages = ['en', 'es', 'ru', 'tr'] as const;
    const pairs = languages.flatMap((from) =>
      languages.filter((to) => to !== from).map((to) => ({ from, to })),
    );
    const made = await Promise.all(pairs.map((pair) => engine.translate({ text, ...pair })));
    expect(made.map((one) => typeof one?.translation)).toEqual(pairs.map(() => 'string'));
  },
);
