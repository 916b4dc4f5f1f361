import { checkConformance } from './check-conformance.ts';

// Composed, so that this file's own texts do not count as marks.
const spec = (ids: string) => ['//', '@spec', ids].join(' ');
const document = '# Title\n\n- **W1** Star.\n- **W2** Learned. _A note._\n';
const held = `${spec('W1 W2')}\ntest('a word is starred', () => {});\n`;

function check(source: string, text = document) {
  return checkConformance(text, new Map([['words.test.ts', source]]));
}

test('statements that a test names are covered, with the place and title of the test', () => {
  const { tests, faults } = check(held);
  expect(faults).toEqual([]);
  const place = "words.test.ts:2 test('a word is starred', () => {});";
  expect([...tests]).toEqual([
    ['W1', [place]],
    ['W2', [place]],
  ]);
});

test.each([
  "it('is', () => {});",
  "test.each([1])('is %s', () => {});",
  'test.each`a`',
  "ownTest('is', () => {});",
  "  test('is', () => {});",
])('%s is a test', (line) => {
  expect(check(`${spec('W1 W2')}\n${line}`).faults).toEqual([]);
});

test.each([
  "test.skip('is', () => {});",
  "test.fixme('is', () => {});",
  "test.todo('is');",
  "describe('is', () => {});",
  "pattern.test('is');",
  '',
  'const a = 1;',
])('%j is not a running test', (line) => {
  const { faults } = check(`${held}${spec('W1')}\n${line}`);
  expect(faults).toEqual(['words.test.ts:4: no test below @spec']);
});

test('a statement without a test is a fault', () => {
  expect(check(held.replace(' W2', '')).faults).toEqual(['W2 has no test']);
});

test.each([
  ['W1 W2 W3', 'there is no statement W3'],
  ['W1 W2 W', 'there is no statement W'],
])('%s names an unknown id', (ids, fault) => {
  expect(check(held.replace('W1 W2', ids)).faults).toEqual([`words.test.ts:2: ${fault}`]);
});

test('a mark without an id is a fault', () => {
  const { faults } = check(held + held.replace(' W1 W2', ''));
  expect(faults).toEqual(['words.test.ts:4: there is no statement without an id']);
});

test('an id that names two statements is a fault', () => {
  expect(check(held, `${document}- **W1** Search.\n`).faults).toEqual(['W1 names two statements']);
});
