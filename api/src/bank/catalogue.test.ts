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

test('a form that no word lists is found by a rule, unless it is a headword', () => {
  const words = [
    buildWord(31, 'tr', 'olmak', 1, [4], { pos: 'verb', forms: ['olacak', 'olacaktı'] }),
    buildWord(32, 'tr', 'bildir', 2, [5], { pos: 'noun' }),
    buildWord(33, 'tr', 'bil', 3, [5], { pos: 'noun', forms: ['bili'] }),
  ];
  const catalogue = createCatalogue(buildBank({ words }));
  const idsOf = (folded: string) => catalogue.ofForm('tr', folded).map(({ id }) => id);
  expect(idsOf('olacakti')).toEqual([31]);
  expect(idsOf('olacaktir')).toEqual([31]);
  expect(idsOf('bilidir')).toEqual([33]);
  expect(idsOf('bildir')).toEqual([]);
  expect(idsOf('olacakdir')).toEqual([]);
});
