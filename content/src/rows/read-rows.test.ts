import { parseRows } from './read-rows.ts';
import { buildRow } from '../testing/row-factories.ts';

function detailsOf(change: Record<string, unknown>) {
  const { faults } = parseRows('nouns.jsonl', JSON.stringify({ ...buildRow(), ...change }));
  return faults.map(({ detail }) => detail);
}

test('reads rows with their locations', () => {
  const content = `${JSON.stringify(buildRow())}\n${JSON.stringify(buildRow({ key: 'home.place' }))}\n`;
  const { rows, faults } = parseRows('nouns.jsonl', content);
  expect(faults).toEqual([]);
  expect(rows.map(({ file, line, row }) => [file, line, row.key])).toEqual([
    ['nouns.jsonl', 1, 'house.building'],
    ['nouns.jsonl', 2, 'home.place'],
  ]);
});

test('a line that is not JSON is a fault, and the other lines are read', () => {
  const { rows, faults } = parseRows('nouns.jsonl', `{"key":\n${JSON.stringify(buildRow())}\n`);
  expect(rows).toHaveLength(1);
  expect(faults).toMatchObject([{ check: 'schema', file: 'nouns.jsonl', line: 1 }]);
});

test('an empty line is a fault', () => {
  const { faults } = parseRows('nouns.jsonl', `\n${JSON.stringify(buildRow())}\n`);
  expect(faults).toMatchObject([{ line: 1 }]);
});

test('reports every fault of a row with its key', () => {
  const line = JSON.stringify({ ...buildRow(), pos: 'thing', level: 'C1' });
  const { faults } = parseRows('nouns.jsonl', line);
  expect(faults).toMatchObject([
    { key: 'house.building', detail: expect.stringMatching(/^pos: /) },
    { key: 'house.building', detail: expect.stringMatching(/^level: /) },
  ]);
});

test.each([
  ['a key without a sense', { key: 'house' }],
  ['a key in capitals', { key: 'House.building' }],
  ['a field that is unknown', { rank: 3 }],
  ['a column that is missing', { words: { en: 'house', es: 'casa', ru: 'дом' } }],
  ['a gloss without parentheses', { words: { ...buildRow().words, tr: { gloss: 'ev' } } }],
  ['a headword named twice', { words: { ...buildRow().words, ru: ['дом', 'дом'] } }],
  ['a single sentence', { sentences: buildRow().sentences.slice(0, 1) }],
  ['forms of another word', { forms: { es: { piso: ['pisos'] } } }],
  [
    'forms where there is a gloss',
    { words: { ...buildRow().words, tr: { gloss: '(ev)' } }, forms: { tr: ['evi'] } },
  ],
  ['an unknown note', { notes: { es: { sex: 'f' } } }],
  ['stray spaces', { words: { ...buildRow().words, en: 'house ' } }],
])('%s is a fault', (_, change) => {
  expect(detailsOf(change)).toHaveLength(1);
});

test('a sentence without one of the languages is a fault', () => {
  const [first, second] = buildRow().sentences;
  const { tr: _, ...rest } = first ?? {};
  expect(detailsOf({ sentences: [rest, second] })).toEqual([
    expect.stringMatching(/^sentences\.0\.tr: /),
  ]);
});
