import { buildCheckedBank, buildRow, locate } from '../testing/row-factories.ts';
import type { Row } from '../rows/row.ts';
import { checkSentenceCount, commonest } from './sentence-count.ts';

/** Rows with words of their own, the commonest first. */
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

test('each of the commonest meanings lacks its third sentence, the others lack nothing', () => {
  const rows = locate(...buildRows(commonest + 2));
  const faults = checkSentenceCount(buildCheckedBank(rows));
  expect(faults).toHaveLength(commonest);
  expect(faults[0]).toEqual({
    check: 'sentence-count',
    file: 'rows.jsonl',
    line: 1,
    key: 'word-0.sense',
    detail: 'has 2 sentences, and is among the 300 commonest meanings: they have 3',
  });
  expect(faults.at(-1)?.key).toBe('word-299.sense');
});

test('three sentences are enough', () => {
  const [first, second] = buildRow().sentences;
  if (!first || !second) throw new Error('the house has two sentences');
  const rows = locate(...buildRows(3, { sentences: [first, second, first] }));
  expect(checkSentenceCount(buildCheckedBank(rows))).toEqual([]);
});
