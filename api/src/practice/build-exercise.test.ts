import { buildBank, buildWord } from '../testing/factories.ts';
import { createCatalogue } from '../bank/catalogue.ts';
import { noUsages } from '../bank/usage-loader.ts';
import { noTables } from '../bank/table-loader.ts';
import { exerciseOfPair, exerciseOfWord } from './build-exercise.ts';
import { createPrompts } from './prompts.ts';

function exerciseOf(id: number, stability: number, bank = buildBank(), seed = 'word today') {
  const catalogue = createCatalogue(bank);
  const word = catalogue.find(id);
  if (word === undefined) throw new Error(`There is no word ${id}`);
  const prompts = createPrompts(catalogue);
  const sources = { catalogue, prompts, usageOf: noUsages, paradigms: () => noTables };
  return exerciseOfWord(sources, word, { native: 'en', stability, seed });
}

test.each([
  [0, 'recognise'],
  [0.99, 'recognise'],
  [1, 'listen'],
  [3.99, 'listen'],
  [4, 'cloze'],
  [59.99, 'cloze'],
  [60, 'recall'],
  [400, 'recall'],
])('a word with a stability of %d days gets the exercise %s', (stability, kind) => {
  expect(exerciseOf(21, stability).kind).toBe(kind);
});

test('from 60 days on a word is typed and said in turn, where the page can', () => {
  const catalogue = createCatalogue(buildBank());
  const prompts = createPrompts(catalogue);
  const sources = { catalogue, prompts, usageOf: noUsages, paradigms: () => noTables };
  const word = catalogue.find(21);
  if (word === undefined) throw new Error('There is no word');
  const exerciseAfter = (reviewCount: number, { stability = 60, one = word } = {}) => {
    const options = { native: 'en', seed: 'word today', speaks: true } as const;
    return exerciseOfWord(sources, one, { ...options, stability, reviewCount });
  };
  expect([5, 6, 7].map((count) => exerciseAfter(count).kind)).toEqual(['say', 'recall', 'say']);
  expect(exerciseAfter(5)).toEqual({ ...exerciseAfter(6), kind: 'say' });
  expect(exerciseAfter(5, { stability: 59.99 }).kind).toBe('cloze');
  expect(exerciseAfter(5, { one: { ...word, pos: 'numeral' } }).kind).toBe('recall');
});

test('choices are translations for recognise and words for listen', () => {
  const recognise = exerciseOf(21, 0);
  expect(recognise.answers).toEqual(['house', 'home']);
  expect(recognise.choices).toHaveLength(4);
  expect(recognise.choices).toEqual(expect.arrayContaining(['house, home', 'light', 'tree']));
  const listen = exerciseOf(21, 2);
  expect(listen.answers).toEqual(['casa']);
  expect(listen.choices).toEqual(expect.arrayContaining(['casa', 'luz', 'árbol']));
});

test('a cloze accepts the form as written, capitalized or not', () => {
  expect(exerciseOf(24, 4)).toEqual({
    kind: 'cloze',
    choices: [],
    answers: ['madrugadora'],
    cloze: { before: 'Es ', answer: 'madrugadora', after: '.', translation: 'She gets up early.' },
  });
  expect(exerciseOf(42, 4).answers).toEqual(['ağaç']);
  expect(exerciseOf(32, 4).answers).toEqual(['Дерево', 'дерево']);
});

test('the cloze sentence changes from day to day', () => {
  const befores = Array.from(
    { length: 20 },
    (_, day) => exerciseOf(21, 4, buildBank(), `${day}`).cloze?.before,
  );
  expect(new Set(befores)).toEqual(new Set(['Mi ', 'Estamos en ']));
});

test('a word that appears in none of its sentences is typed', () => {
  expect(exerciseOf(25, 4)).toMatchObject({ kind: 'cloze', answers: ['corren'] });
  expect(exerciseOf(45, 4)).toEqual({
    kind: 'recall',
    choices: [],
    answers: ['koşmak'],
    cloze: null,
  });
});

test('the answers of recognise are the equivalents of all senses, without brackets', () => {
  const glosses = ['go (on foot), walk', '(future)', 'be going (by car)'];
  const senses = glosses.map((en) => ({ meaning: 4, gloss: { en } }));
  const bank = buildBank();
  const words = [...bank.words, buildWord(29, 'es', 'ir', 6, senses)];
  const exercise = exerciseOf(29, 0, { ...bank, words });
  expect(exercise.answers).toEqual(['go', 'walk', 'be going']);
  expect(exercise.choices).toContain('go (on foot), walk; (future)');
});

test('a word that the language can only explain is a flashcard', () => {
  expect(exerciseOf(24, 0)).toEqual({ kind: 'recognise', choices: [], answers: [], cloze: null });
});

const pair = {
  id: '0199a000-0000-7000-8000-000000000000',
  text: '¿Qué tal?',
  translation: 'How are you?',
  language_code: 'es' as const,
  native_code: 'en',
  createdAt: 0,
};

test('a pair is a flashcard at first, and typed once its stability reaches a day', () => {
  expect(exerciseOfPair(pair, 0.5)).toEqual({
    kind: 'recognise',
    choices: [],
    answers: ['How are you?'],
    cloze: null,
  });
  expect(exerciseOfPair(pair, 1)).toEqual({
    kind: 'recall',
    choices: [],
    answers: ['¿Qué tal?'],
    cloze: null,
  });
});

test('what is in brackets in a pair need not be typed', () => {
  const go = exerciseOfPair({ ...pair, text: 'ir (a pie)' }, 1);
  expect(go).toMatchObject({ kind: 'recall', answers: ['ir', 'ir a pie'] });
  expect(exerciseOfPair({ ...pair, text: '(artículo)' }, 1).kind).toBe('recognise');
});

test('a long pair is never typed', () => {
  expect(exerciseOfPair({ ...pair, text: 'palabra '.repeat(10) }, 30).kind).toBe('recognise');
});
