import { buildCheckedBank, buildRow, locate } from '../testing/row-factories.ts';
import type { Row } from '../rows/row.ts';
import { checkSentenceCount, mostCommonCount } from './sentence-count.ts';

/** Rows with different words, the most common first. */
function buildRows(count: number, overrides: Partial<Row> = {}): Row[] {
  return Array.from({ length: count }, (_, index) => {
    const word = `word-${index}`;
    return buildRow({
      key: `word-${index}.sense`,
      notes: {},
      words: { en: word, es: word, ru: word, tr: { gloss: '(söz)' } },
      ...overrides,
    });
  });
}

test('reports the most common meanings without a third sentence, and no others', () => {
  const rows = locate(...buildRows(mostCommonCount + 2));
  const faults = checkSentenceCount(buildCheckedBank(rows));
  expect(faults).toHaveLength(mostCommonCount);
  expect(faults[0]).toEqual({
    check: 'sentence-count',
    file: 'rows.jsonl',
    line: 1,
    key: 'word-0.sense',
    detail: 'has 2 sentences, and is among the 300 most common meanings, which need 3',
  });
  expect(faults.at(-1)?.key).toBe('word-299.sense');
});

test('accepts three sentences', () => {
  const [first, second] = buildRow().sentences;
  if (!first || !second) throw new Error('the house has two sentences');
  const rows = locate(...buildRows(3, { sentences: [first, second, first] }));
  expect(checkSentenceCount(buildCheckedBank(rows))).toEqual([]);
});
