import { languageCodes } from '@topwords/platform/contracts';
import { createCatalogue, type CatalogueWord } from '../bank/catalogue.ts';
import { buildBank, buildWord } from '../testing/factories.ts';
import { makeChoices } from './make-choices.ts';
import { createPrompts } from './prompts.ts';
import { seededRandom } from './seeded-random.ts';
import { buildLargeBank, wordOfRank } from './testing/large-bank.ts';

function sourcesOf(bank: ReturnType<typeof buildBank>) {
  const catalogue = createCatalogue(bank);
  return { catalogue, prompts: createPrompts(catalogue) };
}

const large = sourcesOf(buildLargeBank(200));

function wordIn({ catalogue }: typeof large, id: number): CatalogueWord {
  const word = catalogue.find(id);
  if (word === undefined) throw new Error(`There is no word ${id}`);
  return word;
}

function translationsOf(sources: typeof large, id: number, seed: string): string[] {
  const show = (one: CatalogueWord) => sources.prompts.of(one, 'en').text;
  const random = seededRandom(seed);
  return makeChoices(sources, wordIn(sources, id), { native: 'en', random, show });
}

test.each([1, 2, 3, 4, 57, 100, 198, 199, 200])(
  'wrong choices for the word of rank %d have its part of speech and a near rank',
  (rank) => {
    for (let day = 0; day < 30; day += 1) {
      const choices = translationsOf(large, wordOfRank(rank), `day ${day}`);
      expect(choices).toHaveLength(4);
      expect(new Set(choices).size).toBe(4);
      expect(choices).toContain(`thing${rank}`);
      const ranks = choices.map((choice) => Number(choice.slice('thing'.length)));
      const { pos } = wordIn(large, wordOfRank(rank));
      for (const other of ranks) {
        expect(wordIn(large, wordOfRank(other)).pos).toBe(pos);
        expect(Math.abs(other - rank)).toBeLessThanOrEqual(40);
      }
    }
  },
);

test('the same seed gives the same choices; another day gives other choices in other places', () => {
  const days = Array.from({ length: 40 }, (_, day) =>
    translationsOf(large, wordOfRank(60), `${day}`),
  );
  expect(translationsOf(large, wordOfRank(60), '7')).toEqual(days[7]);
  expect(new Set(days.map((choices) => choices.toSorted().join())).size).toBeGreaterThan(10);
  const places = new Set(days.map((choices) => choices.indexOf('thing60')));
  expect(places).toEqual(new Set([0, 1, 2, 3]));
});

test('no wrong choice is also correct by a meaning, a translation, or what the bank accepts', () => {
  const bank = buildLargeBank(12);
  const [first, second, third] = bank.meanings;
  if (!first || !second || !third) throw new Error('The bank is too small');
  first.words.en.headwords = ['watch', 'look'];
  first.notes = { en: { accepted: ['Gaze'] } };
  second.words.en.headwords = ['Look'];
  third.words.en.headwords = ['gaze'];
  const synonym = buildWord(90, 'es', 'sinónimo', 13, [1], { pos: 'verb' });
  const sources = sourcesOf({ ...bank, words: [...bank.words, synonym] });
  for (let day = 0; day < 50; day += 1) {
    const choices = translationsOf(sources, wordOfRank(1), `day ${day}`);
    expect(choices).toHaveLength(4);
    expect(choices.filter((choice) => /watch|look|gaze/i.test(choice))).toEqual(['watch']);
  }
});

test('no two choices are the same or differ only in accents', () => {
  const bank = buildLargeBank(8);
  for (const [index, meaning] of bank.meanings.entries()) {
    if (index > 0) meaning.words.en.headwords = [index < 4 ? 'same' : `other${index % 3}`];
  }
  const words = bank.words.map((word) => (word.rank === 2 ? { ...word, text: 'Cósa1' } : word));
  const sources = sourcesOf({ ...bank, words });
  for (let day = 0; day < 50; day += 1) {
    const choices = translationsOf(sources, wordOfRank(1), `day ${day}`);
    expect(new Set(choices).size).toBe(4);
    const heard = makeChoices(sources, wordIn(sources, wordOfRank(1)), {
      native: 'en',
      random: seededRandom(`day ${day}`),
      show: ({ text }) => text,
    });
    expect(heard).not.toContain('Cósa1');
  }
});

test('a part of speech with too few words takes choices from others', () => {
  const { catalogue, prompts } = sourcesOf(buildBank());
  const adjective = wordIn({ catalogue, prompts }, 24);
  const choices = makeChoices({ catalogue, prompts }, adjective, {
    native: 'ru',
    random: seededRandom(''),
    show: ({ text }) => text,
  });
  expect(choices).toHaveLength(4);
  expect(choices).toContain('madrugador');
});

test('a language with too few words has no choices', () => {
  const bank = buildLargeBank(3);
  expect(translationsOf(sourcesOf(bank), wordOfRank(1), '')).toEqual([]);
});

test('choices are words of the same language, for every language', () => {
  const { catalogue, prompts } = sourcesOf(buildBank());
  for (const language of languageCodes) {
    const texts = catalogue.ofLanguage(language).map(({ text }) => text);
    const [word] = catalogue.ofLanguage(language);
    if (word === undefined) throw new Error('The bank is empty');
    const native = language === 'en' ? 'es' : 'en';
    const choices = makeChoices({ catalogue, prompts }, word, {
      native,
      random: seededRandom(''),
      show: ({ text }) => text,
    });
    expect(texts).toEqual(expect.arrayContaining(choices));
  }
});
