import { loadBank } from '@topwords/content/bank';
import { languageCode, type LanguageCode } from '@topwords/platform/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCatalogue } from './catalogue.ts';
import { createSearchIndex } from './search-index.ts';

/**
 * What learners type in their own language and the words that may come first, one a line: native
 * and learned language, query, words. Written by a teacher who saw neither bank nor search.
 */
const file = join(__dirname, 'testing/native-queries.tsv');

interface Query {
  native: LanguageCode;
  learned: LanguageCode;
  query: string;
  accepted: string[];
}

const queries = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line): Query => {
    const [native, learned, query = '', accepted = ''] = line.split('\t');
    return {
      native: languageCode.parse(native),
      learned: languageCode.parse(learned),
      query,
      accepted: accepted.split('|'),
    };
  });

const byPair = Map.groupBy(queries, ({ native, learned }) =>
  [native, learned].toSorted((one, other) => one.localeCompare(other)).join(' and '),
);

const index = createSearchIndex(createCatalogue(loadBank()));

function isFirst({ native, learned, query, accepted }: Query): boolean {
  const [first] = index.search({ query, native, targets: [learned], limit: 1 });
  return first !== undefined && accepted.includes(first.text);
}

test('the queries are of every pair of languages, both ways', () => {
  expect([...byPair.values()].map(({ length }) => length)).toEqual(Array(6).fill(200));
});

test.each([...byPair.keys()])('a query in one’s own language finds its word first: %s', (pair) => {
  const asked = byPair.get(pair) ?? [];
  const missed = asked.filter((query) => !isFirst(query)).map(({ query }) => query);
  expect(missed.slice(asked.length * 0.05)).toEqual([]);
});
