import { buildBank, buildWord } from '../testing/factories.ts';
import { createCatalogue } from './catalogue.ts';

test('a sense is what its author says, else what its meaning is; an only one what the word is', () => {
  const words = [
    buildWord(21, 'es', 'verdad', 1, [{ meaning: 4, gloss: {}, pos: 'noun' }, 5]),
    buildWord(22, 'es', 'solo', 2, [4], { pos: 'particle' }),
  ];
  const catalogue = createCatalogue(buildBank({ words }));
  expect(catalogue.find(21)?.senses.map(({ pos }) => pos)).toEqual(['noun', 'verb']);
  expect(catalogue.find(22)?.senses.map(({ pos }) => pos)).toEqual(['particle']);
});
