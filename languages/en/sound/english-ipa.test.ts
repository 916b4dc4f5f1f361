import { englishIpa } from './english-ipa.ts';

test('a variety gets its own IPA', () => {
  const word = { text: 'boat', ipa: { gb: 'bəʊt', us: 'boʊt' } };
  expect(englishIpa(word, 'en-GB')).toBe('bəʊt');
  expect(englishIpa(word, 'en-US')).toBe('boʊt');
});

test('an American IPA that is left out is the British one', () => {
  expect(englishIpa({ text: 'cat', ipa: { gb: 'kæt' } }, 'en-US')).toBe('kæt');
});

test('a word without an author’s IPA has none', () => {
  expect(englishIpa({ text: 'cat' }, 'en-US')).toBeUndefined();
});
