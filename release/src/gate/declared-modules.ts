import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withComparableSignatures } from './with-comparable-signatures.ts';
import type { Declarations } from './remote-contract.ts';
import { libraries } from './run-typescript.ts';

/**
 * Writes a module's declarations into a folder, ready for comparison.
 * @throws when a path leads out of the folder
 */
export async function writeDeclarations(folder: string, { files }: Declarations): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    if (!target.startsWith(folder + path.sep))
      throw new Error(`${file} is not a valid path of a declaration`);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, withComparableSignatures(text));
  }
}

/**
 * Packages that declarations refer to and that are not installed: TypeScript treats their types as
 * `any`, and would find no fault.
 */
export function missingLibraries({ files }: Declarations): string[] {
  const named = Object.values(files).flatMap((text) =>
    [...text.matchAll(/(?:\bfrom |\bimport\()["']((?:@[\w.-]+\/)?\w[\w.-]*)/g)].map(
      ([, name = '']) => name,
    ),
  );
  return [...new Set(named)].filter((name) => !existsSync(path.join(libraries, name))).toSorted();
}
