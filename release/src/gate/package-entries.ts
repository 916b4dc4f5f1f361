import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod/mini';

const manifest = z.object({ name: z.string(), exports: z.record(z.string(), z.string()) });

/** Packages built into every front end. */
const folders = ['languages', 'platform'];

/**
 * The entries of the packages built into every front end, by import name such as
 * `@topwords/platform/ui`.
 * @param root folder of the whole project
 * @returns absolute paths
 */
export function packageEntries(root: string): Map<string, string> {
  const files = folders.map((folder) => path.join(root, folder, 'package.json'));
  return new Map(
    files.filter(existsSync).flatMap((file) => {
      const { name, exports } = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
      return Object.entries(exports).map(([entry, target]): [string, string] => [
        name + entry.slice(1),
        path.join(path.dirname(file), target),
      ]);
    }),
  );
}
