import type { Usage } from '@topwords/content/usages';
import type { LanguageCode } from '@topwords/platform/contracts';
import { buildBank, buildWord } from '../testing/factories.ts';
import { createCatalogue } from './catalogue.ts';
import { presentUsage } from './present-usage.ts';
import { defaultPronunciation } from './pronunciation.ts';

const { words, ...rest } = buildBank();
const catalogue = createCatalogue({
  ...rest,
  words: [
    ...words,
    buildWord(38, 'ru', 'замок', 9, [1], { homograph: 'castle', stress: 'за́мок' }),
    buildWord(39, 'ru', 'замок', 8, [2], { homograph: 'lock', stress: 'замо́к' }),
  ],
});

function present(
  usage: Usage,
  language: LanguageCode,
  native: LanguageCode | null,
  pronunciation = defaultPronunciation,
) {
  return presentUsage(
    { id: 0, language, pos: 'noun', text: 'word' },
    {
      catalogue,
      usageOf: () => usage,
      native,
      pronunciation,
    },
  );
}

const gloss = { en: 'go home', ru: 'идти домой', tr: 'eve gitmek' };

test('a word about which authors wrote nothing has an empty usage', () => {
  expect(present({}, 'es', 'en')).toEqual({
    partners: [],
    motion: null,
    patterns: [],
    collocations: [],
    opposites: [],
    synonyms: [],
    family: [],
    note: null,
  });
});

test('texts are in the native language', () => {
  const usage: Usage = {
    gender: 'f',
    patterns: [{ pattern: 'a casa', gloss, example: 'Voy a casa.' }],
    collocations: [{ text: 'irse a casa', gloss }],
    synonyms: [{ word: 'hogar', difference: gloss }],
    note: gloss,
  };
  expect(present(usage, 'es', 'ru')).toMatchObject({
    gender: 'f',
    patterns: [{ pattern: 'a casa', gloss: 'идти домой', example: 'Voy a casa.' }],
    collocations: [{ text: 'irse a casa', gloss: 'идти домой' }],
    synonyms: [{ id: null, text: 'hogar', difference: 'идти домой' }],
    note: 'идти домой',
  });
});

test.each([
  ['es', 'go home'],
  [null, 'go home'],
  ['tr', 'eve gitmek'],
] as const)('for a speaker of %s the note on a Spanish word is “%s”', (native, note) => {
  expect(present({ note: gloss }, 'es', native).note).toBe(note);
});

test('references have the ids of headwords of the word’s language', () => {
  const usage: Usage = {
    partners: ['бежать', 'сбежать'],
    motion: { oneWay: 'бежать', manyWays: 'бегать' },
    opposites: ['свет'],
    family: ['Дом', 'casa'],
  };
  expect(present(usage, 'ru', 'en')).toMatchObject({
    partners: [
      { id: 35, text: 'бежать' },
      { id: null, text: 'сбежать' },
    ],
    motion: { one_way: { id: 35, text: 'бежать' }, many_ways: { id: null, text: 'бегать' } },
    opposites: [{ id: 33, text: 'свет' }],
    family: [
      { id: null, text: 'Дом' },
      { id: null, text: 'casa' },
    ],
  });
});

test('of several homographs a reference means the commonest, or the one with its stress', () => {
  const { family } = present({ family: ['замок', 'за́мок', 'замо́к'] }, 'ru', 'en');
  expect(family.map(({ id }) => id)).toEqual([39, 38, 39]);
});

test('stress marks are left out for learners who hide them', () => {
  const usage: Usage = {
    patterns: [{ pattern: 'два часа́', gloss, example: '' }],
    collocations: [{ text: 'возду́шный за́мок', gloss }],
  };
  const hidden = { ...defaultPronunciation, showsStress: false };
  const textsFor = (pronunciation: typeof hidden) => {
    const { patterns, collocations } = present(usage, 'ru', 'en', pronunciation);
    return [patterns[0]?.pattern, collocations[0]?.text];
  };
  expect(textsFor(defaultPronunciation)).toEqual(['два часа́', 'возду́шный за́мок']);
  expect(textsFor(hidden)).toEqual(['два часа', 'воздушный замок']);
});
