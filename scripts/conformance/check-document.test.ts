import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkDocument, type FindTests } from './check-document.ts';
import { createTestFinder } from './find-tests.ts';
import { listTests } from './list-tests.ts';

const root = join(__dirname, '../..');

const source = `
  test('a word is starred', () => {});
  describe('a visitor', () => {
    test.each([1, 2])('sees page %i', () => {});
  });`;
const findTests: FindTests = (file) =>
  file === 'words.test.ts' ? listTests(source, false) : undefined;

function documentOf(...rows: string[]): string {
  return [
    '# Title',
    '## Words',
    '',
    '| id | statement | where shown | note |',
    '| --- | :-- | --- | --- |',
    ...rows,
  ].join('\n');
}

const starred = '`words.test.ts › a word is starred`';

function faultsOf(text: string): string[] {
  return checkDocument(text, findTests, ['Words']).faults;
}

test('the document of the product names a test that there is for each of its rows', () => {
  const text = readFileSync(join(root, 'docs/conformance.md'), 'utf8');
  const { rows, faults } = checkDocument(text, createTestFinder(root));
  expect(faults).toEqual([]);
  expect(rows).toBeGreaterThan(250);
});

test('rows whose tests are there are held, several in a cell too', () => {
  const text = documentOf(
    `| W1 | Star \\| learned | ${starred} | |`,
    `| W2 | Pages | \`words.test.ts › a visitor › sees page 7\`<br>${starred} | why |`,
    '| W3 | Pages | `words.test.ts › a visitor › sees page %i` | |',
  );
  expect(checkDocument(text, findTests, ['Words'])).toEqual({ rows: 3, faults: [] });
});

test.each([
  ['that names no test', '| W1 | Star | by hand | |', 'line 6, W1: names no test'],
  [
    'whose file is gone',
    '| W1 | Star | `star.test.ts › a word is starred` | |',
    'line 6, W1: star.test.ts is gone',
  ],
  [
    'whose test is gone',
    '| W1 | Star | `words.test.ts › a word is learned` | |',
    'line 6, W1: words.test.ts has no test “a word is learned”',
  ],
  [
    'that names a group alone',
    '| W1 | Star | `words.test.ts › a visitor` | |',
    'line 6, W1: words.test.ts has no test “a visitor”',
  ],
  [
    'that leaves the group out',
    '| W1 | Star | `words.test.ts › sees page 7` | |',
    'line 6, W1: words.test.ts has no test “sees page 7”',
  ],
])('a row %s is a fault', (_what, row, fault) => {
  expect(faultsOf(documentOf(row))).toEqual([fault]);
});

test('of several tests each must be there', () => {
  const row = `| W1 | Star | ${starred}<br>\`words.test.ts › gone\` | |`;
  expect(faultsOf(documentOf(row))).toEqual(['line 6, W1: words.test.ts has no test “gone”']);
});

test('an id that stands twice is a fault', () => {
  const row = `| W1 | Star | ${starred} | |`;
  expect(faultsOf(documentOf(row, row))).toEqual(['W1 stands at lines 6, 7']);
});

test.each(['## Learned', '## Words\n## Learned'])(
  'a section without rows is a fault: %j',
  (heading) => {
    const text = documentOf(`| W1 | Star | ${starred} | |`).replace('## Words', heading);
    expect(faultsOf(text)).toEqual(['the section “Words” has no rows']);
  },
);

test.each([`| W1 | Star | ${starred} |`, `| W1 | | ${starred} | |`, `| | Star | ${starred} | |`])(
  'a line that is no row is a fault: %s',
  (line) => {
    const faults = faultsOf(documentOf(`| W0 | Star | ${starred} | |`, line));
    expect(faults).toEqual([expect.stringMatching(/^line 7: not a row of id, statement/)]);
  },
);
