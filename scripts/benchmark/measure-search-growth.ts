import { loadBank, type Bank, type BankWord } from '@topwords/content/bank';
import { languageCodes, type LanguageCode } from '@topwords/platform/contracts';
import { createCatalogue } from '../../api/src/bank/catalogue.ts';
import { createSearchIndex, type SearchIndex } from '../../api/src/bank/search-index.ts';
import { seededRandom } from '../../api/src/practice/seeded-random.ts';
import { takeTurns } from '../statistics/take-turns.ts';
import { searches } from './searches.ts';

const rounds = 100;
const warmUps = 30;
/** Searches of one measurement, for clocks and pauses of the machine. */
const repeats = 5;

/** Duration of a search in microseconds, in the bank and in one with many more words. */
export interface GrowthMeasurement {
  name: string;
  few: number;
  many: number;
}

/** Searches in the word bank, and in one that was filled up to a number of words. */
export async function measureSearchGrowth(
  wordCount: number,
): Promise<{ few: number; measurements: GrowthMeasurement[] }> {
  const bank = loadBank();
  const few = createSearchIndex(createCatalogue(bank));
  const many = createSearchIndex(createCatalogue(fillUp(bank, wordCount)));
  const measurements: GrowthMeasurement[] = [];
  for (const [name, queries] of Object.entries(searches)) {
    const [inFew, inMany] = await takeTurns(
      rounds,
      () => timeSearches(few, queries),
      () => timeSearches(many, queries),
      warmUps,
    );
    measurements.push({ name, few: inFew, many: inMany });
  }
  return { few: bank.words.length, measurements };
}

async function timeSearches(index: SearchIndex, queries: readonly string[]): Promise<number> {
  const startedAt = performance.now();
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    for (const query of queries)
      index.search({ query, native: 'en', targets: ['es'], learned: ['es'], limit: 50 });
  }
  return ((performance.now() - startedAt) * 1000) / (repeats * queries.length);
}

/**
 * A bank with as many words: further ones consist of the beginning of one of its words and the end
 * of another, so that as large a share of them begins like a query. Each text occurs once.
 */
export function fillUp(bank: Bank, wordCount: number): Bank {
  const words = [...bank.words];
  const random = seededRandom('search growth');
  const next = (below: number) => Math.floor(random() * below);
  const sources = Object.fromEntries(
    languageCodes.map((code) => [
      code,
      bank.words.filter(({ language }) => language === code).map(({ text }) => text),
    ]),
  ) as Record<LanguageCode, string[]>;
  const taken = new Set(bank.words.map(({ language, text }) => `${language} ${text}`));
  function compose(language: LanguageCode): string {
    for (;;) {
      const texts = sources[language];
      const [one = '', other = ''] = [texts[next(texts.length)], texts[next(texts.length)]];
      const cut = 2 + next(4);
      const text = one.slice(0, cut) + other.slice(next(3)) + (next(2) === 0 ? '' : one.slice(-2));
      if (taken.has(`${language} ${text}`)) continue;
      taken.add(`${language} ${text}`);
      return text;
    }
  }
  const firstId = Math.max(...bank.words.map(({ id }) => id)) + 1;
  for (let count = words.length; count < wordCount; count += 1) {
    const source = bank.words[count % bank.words.length] as BankWord;
    const sense = source.senses[0] as BankWord['senses'][number];
    const gloss = Object.fromEntries(
      languageCodes.flatMap((code) => (code === source.language ? [] : [[code, compose(code)]])),
    );
    words.push({
      ...source,
      id: firstId + count,
      rank: firstId + count,
      text: compose(source.language),
      forms: [],
      senses: [{ ...sense, gloss }],
    });
  }
  return { ...bank, words };
}
