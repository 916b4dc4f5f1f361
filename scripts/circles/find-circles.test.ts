import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findCircles } from './find-circles.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'topwords-circles-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function circlesOf(files: Record<string, string>): string[][] {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return findCircles(root).map(({ folders }) => folders);
}

test.each([
  ['an import', "import '../b/one.ts';"],
  ['a type', "import type { One } from '../b/one.ts';"],
  ['an export', "export * from '../b/one.ts';"],
  ['an import at run time', "export const one = () => import('../b/one.ts');"],
  ['a type in place', "export type One = import('../b/one.ts').One;"],
  ['require', "export const one = require('../b/one.ts');"],
  ['an import without its ending', "import '../b/one';"],
])('%s can close a circle', (_what, text) => {
  const found = circlesOf({
    'a/one.ts': text,
    'a/two.ts': '',
    'b/one.ts': "import '../a/two.ts';",
  });
  expect(found).toEqual([['a', 'b']]);
});

test('a folder and its subfolder are separate, and imports within a folder make no circle', () => {
  expect(
    circlesOf({
      'a/one.ts': "import './inner/one.ts'; import './two.ts';",
      'a/two.ts': "import './one.ts';",
      'a/inner/one.ts': "import '../three.ts';",
      'a/three.ts': '',
    }),
  ).toEqual([['a', 'a/inner']]);
});

test('a circle through several folders is reported once, with its imports', () => {
  circlesOf({
    'a/one.ts': "import '../b/one.ts'; import '../d/one.ts';",
    'b/one.ts': "import '../c/one.ts';",
    'c/one.ts': "import '../a/two.ts';",
    'a/two.ts': '',
    'd/one.ts': '',
  });
  expect(findCircles(root)).toEqual([
    {
      folders: ['a', 'b', 'c'],
      imports: [
        { from: 'a/one.ts', to: 'b/one.ts' },
        { from: 'b/one.ts', to: 'c/one.ts' },
        { from: 'c/one.ts', to: 'a/two.ts' },
      ],
    },
  ]);
});

test('tests, packages and built files close no circle', () => {
  expect(
    circlesOf({
      'a/one.ts': "import '../b/one.ts'; import 'b'; import '../b/dist/one.js';",
      'b/one.ts': '',
      'b/one.test.ts': "import '../a/one.ts';",
      'b/dist/one.js': "import '../../a/one.ts';",
      'node_modules/b/index.js': "import '../../a/one.ts';",
    }),
  ).toEqual([]);
});
