import type { Usage } from '@topwords/content/usages';
import { buildBank, buildWord } from '../testing/factories.ts';
import { createCatalogue } from './catalogue.ts';
import { notesOfWord } from './notes-of-word.ts';

function notesOf(text: string, notes: Record<string, unknown>, usage: Usage = {}) {
  const bank = buildBank();
  const [house] = bank.meanings;
  if (!house) throw new Error('The bank has no meaning');
  const headwords = ['купить', 'покупать'];
  const buy = {
    ...house,
    words: { ...house.words, ru: { headwords, gloss: null } },
    notes: { ru: notes },
  };
  const catalogue = createCatalogue({
    ...bank,
    meanings: [buy],
    words: [buildWord(39, 'ru', text, 9, [buy.id])],
  });
  const word = catalogue.find(39);
  const [meaning] = catalogue.meanings;
  if (!word || !meaning) throw new Error('The catalogue lacks the word');
  return notesOfWord(word, meaning, usage);
}

const notes = {
  aspect: 'pf',
  pair: 'покупать',
  government: 'у + род. п.',
  past: 'купил',
  accepted: ['купи'],
};

test('notes describe the first headword, without the answers that practice accepts', () => {
  expect(notesOf('купить', notes)).toEqual({
    aspect: 'pf',
    pair: 'покупать',
    government: 'у + род. п.',
    past: 'купил',
  });
});

test('nothing is concluded about another headword, even the other verb of the pair', () => {
  expect(notesOf('покупать', notes)).toEqual({});
});

test('notes that the word’s usage gives are left out', () => {
  expect(notesOf('купить', notes, { aspect: 'pf', partners: ['покупать'] })).toEqual({
    government: 'у + род. п.',
    past: 'купил',
  });
  const patterns = [{ pattern: 'купить что', gloss: {}, example: 'Купи хлеб.' }];
  expect(notesOf('купить', { ...notes, gender: 'm' }, { gender: 'f', patterns })).toEqual({
    aspect: 'pf',
    pair: 'покупать',
    past: 'купил',
  });
});

test('a word without notes has none', () => {
  expect(notesOf('купить', {})).toEqual({});
});
