import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FindTests } from './check-document.ts';
import { listTests, type DeclaredTest } from './list-tests.ts';

/** Finds tests in the sources below a folder; each file is read once. */
export function createTestFinder(root: string): FindTests {
  const known = new Map<string, DeclaredTest[] | undefined>();
  return (file) => {
    if (!known.has(file)) {
      const path = join(root, file);
      const isTest = /\.(test|spec)\.tsx?$/.test(file) && existsSync(path);
      known.set(
        file,
        isTest ? listTests(readFileSync(path, 'utf8'), file.endsWith('x')) : undefined,
      );
    }
    return known.get(file);
  };
}
