import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the folders of all remotes. */
export function listRemotes(root: string): string[] {
  return readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(join(root, name, 'rspack.config.js')))
    .toSorted();
}
