import { listTests } from './list-tests.ts';

function titlesOf(source: string, isTsx = false): string[] {
  return listTests(source, isTsx).map(({ title }) => title);
}

test('titles carry those of the groups around them', () => {
  const source = `
    test('alone', () => {});
    describe('outer', () => {
      describe.each(['a'])('inner %s', (letter) => {
        it('within', async () => {});
      });
      test('after', () => {});
    });
    ownTest.describe('with fixtures', () => {
      ownTest('of one’s own', async ({ page }) => {});
    });`;
  expect(titlesOf(source)).toEqual([
    'alone',
    'outer › inner %s › within',
    'outer › after',
    'with fixtures › of one’s own',
  ]);
});

test('what will not run, and what only looks like a test, is not listed', () => {
  const source = `
    test.skip('left out', () => {});
    describe.skip('all of it', () => { test('inside', () => {}); });
    test.todo('some day');
    test.fixme('broken', () => {});
    test.step('a step', async () => {});
    test.use({ signedIn: true });
    test.beforeEach(() => {});
    pattern.test('a text');
    test(title, () => {});`;
  expect(titlesOf(source)).toEqual([]);
});

test.each([
  ["test.each([[1, 'b']])('%i is %s in %j', () => {});", '7 is Spanish in {"a":1}', '7 in {"a":1}'],
  ["test.each([{ of: 1 }])('page $of.name of $total', () => {});", 'page 2 of 3', 'page 2'],
  [
    'for (const at of all) test(`at ${at.path} it opens`, () => {});',
    'at /words it opens',
    'at it',
  ],
  ["test.each`a\n${1}`('the table $a', () => {});", 'the table 1', 'a table 1'],
  ["test('50 %s (of it)', () => {});", '50 %s (of it)', '50 words (of it)'],
  ["test('a long ' + 'title', () => {});", 'a long title', 'a long'],
])('holes of %s are filled by anything', (source, title, other) => {
  const [found] = listTests(source, false);
  expect(found?.pattern.test(title)).toBe(true);
  expect(found?.pattern.test(other)).toBe(false);
});

test('a template is written with its holes as dots', () => {
  expect(titlesOf('test(`the ${name} of ${at(1)} opens`, () => {});')).toEqual([
    'the … of … opens',
  ]);
});

test('elements are read where the file may hold them, casts where it may not', () => {
  expect(titlesOf("test('draws', () => { render(<Screen />); });", true)).toEqual(['draws']);
  expect(titlesOf("const a = <T>(b: T) => b; test('casts', () => {});")).toEqual(['casts']);
});
