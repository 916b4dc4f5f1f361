import type { BankWord } from '@topwords/content/bank';
import { buildBank, buildWord } from '../testing/factories.ts';
import { createCatalogue } from '../bank/catalogue.ts';
import { answersTo } from './accepted-answers.ts';
import { createPrompts } from './prompts.ts';

const senseOf = (meaning: number, en: string) => ({ meaning, gloss: { en } });

/** The prompt and the answers of the first of some Spanish words. */
function ask(...words: BankWord[]) {
  const bank = buildBank({ words });
  const [house] = bank.meanings;
  if (house) {
    house.words.es.headwords = ['casa', 'hogar'];
    house.notes = { es: { gender: 'f', accepted: ['vivienda', 'casita'] } };
  }
  const catalogue = createCatalogue(bank);
  const word = catalogue.find(words[0]?.id ?? 0);
  if (word === undefined) throw new Error('There is no word');
  const prompts = createPrompts(catalogue);
  return { prompt: prompts.of(word, 'en').text, answers: answersTo(word, 'en', prompts) };
}

const house = buildWord(1, 'es', 'casa', 1, [senseOf(1, 'house')]);

test('a prompt is the glosses of the first two senses', () => {
  const senses = [senseOf(3, 'light (of a lamp), glow'), senseOf(2, 'tree'), senseOf(1, 'house')];
  expect(ask(buildWord(1, 'es', 'luz', 1, senses)).prompt).toBe('light (of a lamp), glow; tree');
});

test('a gloss that two senses have is in the prompt once', () => {
  const senses = [senseOf(3, 'light'), senseOf(2, 'light'), senseOf(1, 'house')];
  expect(ask(buildWord(1, 'es', 'luz', 1, senses)).prompt).toBe('light');
});

test('answers are the word and what authors also accept', () => {
  expect(ask(house).answers).toEqual(['casa', 'vivienda', 'casita']);
});

test('another headword of the meaning is an answer only if its gloss is the same', () => {
  const home = buildWord(2, 'es', 'hogar', 2, [senseOf(1, 'home')]);
  expect(ask(house, home).answers).not.toContain('hogar');
  const same = buildWord(2, 'es', 'hogar', 2, [senseOf(2, 'tree'), senseOf(1, 'house')]);
  expect(ask(house, same).answers).toEqual(['casa', 'hogar', 'vivienda', 'casita']);
});

test('words with the same prompt are exchangeable', () => {
  const be = [senseOf(5, 'be')];
  const words = ['ser', 'estar'].map((text, index) =>
    buildWord(index + 1, 'es', text, index + 1, be, { pos: 'verb' }),
  );
  expect(ask(...words)).toEqual({ prompt: 'be', answers: ['ser', 'estar'] });
  expect(ask(...words.toReversed()).answers).toEqual(['estar', 'ser']);
});

test('a word of another part of speech with the same gloss is no answer', () => {
  const light = buildWord(1, 'es', 'luz', 1, [senseOf(3, 'light')]);
  const bright = buildWord(2, 'es', 'claro', 2, [senseOf(4, 'light')], { pos: 'adjective' });
  expect(ask(light, bright).answers).toEqual(['luz']);
});

test('words without a translation do not share a prompt', () => {
  const words = [1, 2].map((id) =>
    buildWord(id, 'es', `nada${id}`, id, [{ ...senseOf(2, ''), gloss: { ru: 'x' } }]),
  );
  expect(ask(...words)).toEqual({ prompt: '', answers: ['nada1'] });
});

test('an equivalent that nothing narrows asks for all words of its meaning that have it', () => {
  const adverb = { pos: 'adverb' } as const;
  const fuera = buildWord(1, 'es', 'fuera', 1, [senseOf(1, 'outside, out')], adverb);
  const afuera = buildWord(2, 'es', 'afuera', 2, [senseOf(1, 'outside (where)')], adverb);
  expect(ask(fuera, afuera).answers).toContain('afuera');
  expect(ask(afuera, fuera).answers).not.toContain('fuera');
});
