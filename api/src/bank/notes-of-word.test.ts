import { buildBank, buildWord } from '../testing/factories.ts';
import { createCatalogue } from './catalogue.ts';
import { notesOfWord } from './notes-of-word.ts';

function notesOf(text: string, notes: Record<string, unknown>) {
  const bank = buildBank();
  const [house] = bank.meanings;
  if (!house) throw new Error('The bank has no meaning');
  const headwords = ['купить', 'покупать', 'приобрести'];
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
  return notesOfWord(word, meaning);
}

const notes = { aspect: 'pf', pair: 'покупать', government: 'у + род. п.', accepted: ['купи'] };

test('notes describe the first headword, without the answers that practice accepts', () => {
  expect(notesOf('купить', notes)).toEqual({
    aspect: 'pf',
    pair: 'покупать',
    government: 'у + род. п.',
  });
});

test('the other verb of the pair has the other aspect; a synonym has no notes', () => {
  expect(notesOf('покупать', notes)).toEqual({ aspect: 'impf', pair: 'купить' });
  expect(notesOf('приобрести', notes)).toEqual({});
});

test('a word without notes has none', () => {
  expect(notesOf('купить', {})).toEqual({});
});
