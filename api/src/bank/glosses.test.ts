import type { CatalogueWord } from './catalogue.ts';
import { equivalentsIn, plainEquivalentsIn, plainEquivalentsOf } from './glosses.ts';

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
