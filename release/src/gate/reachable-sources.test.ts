import { rmSync } from 'node:fs';
import path from 'node:path';
import { reachableSources } from './reachable-sources.ts';
import { buildProject } from './testing/build-project.ts';

const parts = {
  'platform/package.json': JSON.stringify({
    name: '@topwords/platform',
    exports: { './remote': './remote/index.ts' },
  }),
  'platform/remote/index.ts': `
    export * from './used.ts';
    export { inner as renamed } from './renamed.ts';
    export * from './unused.ts';
    export type { Kind } from './kind.ts';`,
  'platform/remote/used.ts': 'export const used = 1;',
  'platform/remote/renamed.ts': 'export const inner = 1;',
  'platform/remote/unused.ts': 'export const unused = 1;',
  'platform/remote/kind.ts': 'export type Kind = 1;',
  'mfe-words/src/styles.css': '',
  'mfe-words/src/types.ts': 'export type Word = 1;',
  'mfe-words/src/later.ts': `export const later = 1;`,
  'mfe-words/src/near.ts': `import './styles.css'; import type { Word } from './types.ts'; export const near = 1;`,
};

function reach(entry: string): string[] {
  const root = buildProject(parts, { 'mfe-words/src/remote.tsx': entry });
  try {
    const sources = reachableSources(root, path.join(root, 'mfe-words/src/remote.tsx'));
    return sources.map((source) => path.relative(root, source.path)).toSorted();
  } finally {
    rmSync(root, { recursive: true });
  }
}

test('reaches what runs: relative imports, dynamic imports, and the used parts of the platform', () => {
  const entry = `
    import { near } from './near.ts';
    import { used, renamed } from '@topwords/platform/remote';
    import { z } from 'zod/mini';
    export default () => import('./later.ts').then(() => [near, used, renamed, z]);`;
  expect(reach(entry)).toEqual([
    'mfe-words/src/later.ts',
    'mfe-words/src/near.ts',
    'mfe-words/src/remote.tsx',
    'platform/remote/renamed.ts',
    'platform/remote/used.ts',
  ]);
});

test('an import of a whole entry reaches everything that it re-exports', () => {
  const entry = `import * as all from '@topwords/platform/remote'; export default all;`;
  expect(reach(entry)).toEqual([
    'mfe-words/src/remote.tsx',
    'platform/remote/index.ts',
    'platform/remote/renamed.ts',
    'platform/remote/unused.ts',
    'platform/remote/used.ts',
  ]);
});

test('reports a missing file and the file that imports it', () => {
  expect(() => reach(`import './gone.ts';`)).toThrow(/remote\.tsx imports \.\/gone\.ts, which/);
});
