import type { Bank, BankWord } from '@topwords/content/bank';
import type { Usage } from '@topwords/content/usages';
import { languageCodes } from '@topwords/platform/contracts';
import { createCatalogue, type CatalogueWord } from '../bank/catalogue.ts';
import { noUsages, type UsageOf } from '../bank/usage-loader.ts';
import { buildBank } from '../testing/factories.ts';
import { makeChoices } from './make-choices.ts';
import { createPrompts } from './prompts.ts';
import { seededRandom } from './seeded-random.ts';
import { showTranslation } from './show-translation.ts';
import { buildLargeBank, wordOfRank } from './testing/large-bank.ts';

function sourcesOf(bank: Bank, usageOf: UsageOf = noUsages) {
  const catalogue = createCatalogue(bank);
  return { catalogue, prompts: createPrompts(catalogue), usageOf };
}

/** A large bank in which the words of some ranks have other glosses or texts. */
function bankWith(count: number, changes: Record<number, Partial<BankWord> & { en?: string }>) {
  const bank = buildLargeBank(count);
  const words = bank.words.map((word) => {
    const { en, ...change } = changes[word.rank] ?? {};
    const senses = word.senses.map((sense) => (en ? { ...sense, gloss: { en } } : sense));
    return { ...word, senses, ...change };
  });
  return { ...bank, words };
}

const large = sourcesOf(buildLargeBank(200));

function wordIn({ catalogue }: Pick<typeof large, 'catalogue'>, id: number): CatalogueWord {
  const word = catalogue.find(id);
  if (word === undefined) throw new Error(`There is no word ${id}`);
  return word;
}

function translationsOf(sources: typeof large, id: number, seed: string): string[] {
  const show = showTranslation(sources.prompts, 'en');
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

/** All choices of the first word on fifty days, each once. */
function shownOnDays(sources: typeof large): Set<string> {
  const days = Array.from({ length: 50 }, (_, day) =>
    translationsOf(sources, wordOfRank(1), `day ${day}`),
  );
  for (const choices of days) expect(choices).toHaveLength(4);
  return new Set(days.flat());
}

test('no wrong choice is also right by a meaning, an equivalent, or what authors accept', () => {
  const bank = bankWith(16, {
    1: { en: 'watch (TV), look at' },
    5: { en: 'Look (at), glance; look at' },
    9: { en: 'gaze' },
    13: { senses: [{ meaning: 1, gloss: { en: 'view' } }] },
  });
  const [first] = bank.meanings;
  if (first) first.notes = { en: { accepted: ['Gaze'] } };
  const shown = shownOnDays(sourcesOf(bank));
  expect([...shown].filter((choice) => !choice.startsWith('thing'))).toEqual([
    'watch (TV), look at',
  ]);
});

test('no wrong choice is a synonym or a partner that the usage of either word names', () => {
  const usages = new Map<number, Usage>([
    [wordOfRank(1), { partners: ['cosa5'], synonyms: [{ word: 'cosa9', difference: {} }] }],
    [wordOfRank(13), { synonyms: [{ word: 'cosa1', difference: {} }] }],
    [wordOfRank(2), { motion: { oneWay: 'cosa1', manyWays: 'cosa2' } }],
  ]);
  const shown = shownOnDays(sourcesOf(buildLargeBank(32), ({ id }) => usages.get(id) ?? {}));
  for (const rank of [2, 5, 9, 13]) expect(shown).not.toContain(`thing${rank}`);
  expect(shown).toContain('thing17');
});

test('no wrong choice is another homograph of the word', () => {
  const shown = shownOnDays(sourcesOf(bankWith(24, { 5: { text: 'cosa1', homograph: 'other' } })));
  expect(shown).not.toContain('thing5');
  expect(shown).toContain('thing9');
});

test('an explanation in brackets is no choice, and a word with nothing else has none', () => {
  const bank = bankWith(24, { 5: { en: '(definite article)' } });
  expect(shownOnDays(sourcesOf(bank))).not.toContain('(definite article)');
  expect(translationsOf(sourcesOf(bank), wordOfRank(5), '')).toEqual([]);
});

test('no two choices are the same or differ only in accents', () => {
  const bank = buildLargeBank(8);
  const words = bank.words.map((word) => {
    const en = word.rank === 1 ? 'thing1' : word.rank < 5 ? 'same' : `other${word.rank % 3}`;
    const senses = word.senses.map((sense) => ({ ...sense, gloss: { en } }));
    return { ...word, senses, ...(word.rank === 2 && { text: 'Cósa1' }) };
  });
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
  const sources = sourcesOf(buildBank());
  const choices = makeChoices(sources, wordIn(sources, 24), {
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
  const sources = sourcesOf(buildBank());
  const { catalogue } = sources;
  for (const language of languageCodes) {
    const texts = catalogue.ofLanguage(language).map(({ text }) => text);
    const [word] = catalogue.ofLanguage(language);
    if (word === undefined) throw new Error('The bank is empty');
    const native = language === 'en' ? 'es' : 'en';
    const choices = makeChoices(sources, word, {
      native,
      random: seededRandom(''),
      show: ({ text }) => text,
    });
    expect(texts).toEqual(expect.arrayContaining(choices));
  }
});
