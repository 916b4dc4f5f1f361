import { existsSync } from 'node:fs';
import { join } from 'node:path';
import LongestFirst, { longTests } from './longest-first.ts';

const root = join(__dirname, '../..');

/** What jest knows of a test that it has not run before. */
function unknownTest(path: string) {
  const hasteFS = { getSize: (file: string) => file.length };
  const context = { config: { id: 'none', cacheDirectory: root }, hasteFS };
  return { path: join(root, path), context };
}

test('each long test exists, and is named once', () => {
  expect(longTests.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(new Set(longTests).size).toBe(longTests.length);
});

test('long tests run first, the longest before the others', async () => {
  const files = ['package.json', longTests[2], 'package-lock.json', longTests[0]];
  const tests = files.map(unknownTest) as unknown as Parameters<LongestFirst['sort']>[0];
  const sequencer = new LongestFirst({ contexts: [], globalConfig: {} as never });
  // oxlint-disable-next-line unicorn/no-array-sort -- of a sequencer, not of an array
  const sorted = await sequencer.sort(tests);
  const expected = [longTests[0], longTests[2], 'package-lock.json', 'package.json'];
  expect(sorted.map(({ path }) => path)).toEqual(expected.map((file) => join(root, file)));
});
