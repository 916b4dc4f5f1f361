import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withComparableSignatures } from './with-comparable-signatures.ts';
import type { Declarations } from './remote-contract.ts';
import { libraries } from './run-typescript.ts';

/**
 * Writes a module's declarations into a folder of their own, ready to be compared.
 * @throws when a path leads out of that folder
 */
export async function writeDeclarations(folder: string, { files }: Declarations): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    if (!target.startsWith(folder + path.sep)) throw new Error(`${file} is no declaration's path`);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, withComparableSignatures(text));
  }
}

/**
 * Packages that declarations refer to and that are not installed: without them TypeScript takes their
 * types for anything, and finds no fault.
 */
export function missingLibraries({ files }: Declarations): string[] {
  const named = Object.values(files).flatMap((text) =>
    [...text.matchAll(/(?:\bfrom |\bimport\()["']((?:@[\w.-]+\/)?\w[\w.-]*)/g)].map(
      ([, name = '']) => name,
    ),
  );
  return [...new Set(named)].filter((name) => !existsSync(path.join(libraries, name))).toSorted();
}
