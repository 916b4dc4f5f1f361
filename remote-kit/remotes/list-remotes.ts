import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of the remotes that exist. */
export function listRemotes(root: string): string[] {
  return readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(join(root, name, 'rspack.config.js')))
    .toSorted();
}
