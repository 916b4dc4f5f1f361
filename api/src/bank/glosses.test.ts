import type { CatalogueWord } from './catalogue.ts';
import { cardGlossOf, equivalentsIn, plainEquivalentsIn, plainEquivalentsOf } from './glosses.ts';

test.each([
  ['house', ['house']],
  ['go (on foot), walk', ['go (on foot)', 'walk']],
  ['shut down (a device, an app), close', ['shut down (a device, an app)', 'close']],
  ['a (una persona); a casa de', ['a (una persona)', 'a casa de']],
  ['(definite article: the, this)', ['(definite article: the, this)']],
  ['', []],
])('the equivalents in %j are %j', (gloss, equivalents) => {
  expect(equivalentsIn(gloss)).toEqual(equivalents);
});

test.each([
  ['go (on foot), walk', ['go', 'walk']],
  ['look (at), look', ['look']],
  ['(birinin bir şeyi) var, sahip olmak', ['var', 'sahip olmak']],
  ['¿cómo estás?, ¡vaya!, right?', ['cómo estás', 'vaya', 'right']],
  ['-de, -da (yer)', ['-de', '-da']],
  ['(definite article)', []],
])('the plain equivalents in %j are %j', (gloss, equivalents) => {
  expect(plainEquivalentsIn(gloss)).toEqual(equivalents);
});

test('a word has the plain equivalents of all its senses, the main one first, each once', () => {
  const glosses = ['ir (a pie), caminar', 'ir (en coche)', '(auxiliar)'];
  const senses = glosses.map((es) => ({ gloss: { es } })) as unknown as CatalogueWord['senses'];
  expect(plainEquivalentsOf({ senses } as CatalogueWord, 'es')).toEqual(['ir', 'caminar']);
  expect(plainEquivalentsOf({ senses } as CatalogueWord, 'tr')).toEqual([]);
});

function wordOf(pos: CatalogueWord['pos'], senses: readonly [CatalogueWord['pos'], string][]) {
  return {
    pos,
    senses: senses.map(([posOfSense, en]) => ({ pos: posOfSense, gloss: { en } })),
  } as unknown as CatalogueWord;
}

test.each([
  [
    'a noun: its main sense',
    wordOf('noun', [
      ['noun', 'bank'],
      ['noun', 'bench'],
    ]),
    'bank',
  ],
  [
    'a determiner: its first three senses',
    wordOf('determiner', [
      ['determiner', 'his'],
      ['determiner', 'her'],
      ['determiner', 'your (formal)'],
      ['determiner', 'their'],
    ]),
    'his; her; your (formal)',
  ],
  [
    'a conjunction: each equivalent once',
    wordOf('conjunction', [
      ['conjunction', 'and'],
      ['conjunction', 'and, what about'],
    ]),
    'and; what about',
  ],
  [
    'a preposition: the same equivalent twice, if brackets tell its uses apart',
    wordOf('preposition', [
      ['preposition', 'in (a room)'],
      ['preposition', 'in (a year)'],
    ]),
    'in (a room); in (a year)',
  ],
  [
    'a preposition: no sense as another part of speech',
    wordOf('preposition', [
      ['preposition', 'for'],
      ['interjection', 'stop!'],
    ]),
    'for',
  ],
] as const)('a card shows of %s', (_, word, gloss) => {
  expect(cardGlossOf(word, 'en')).toBe(gloss);
  expect(cardGlossOf(word, 'tr')).toBe('');
});
