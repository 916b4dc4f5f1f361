import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { codeOf } from '../errors/known-error.ts';

const ownerAlone = 0o600;
const otherPermissions = 0o077;

/** Creates a folder that only its owner can open; an existing one stays as it is. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** Creates an empty file that only its owner can read, unless it exists. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', ownerAlone));
}

/**
 * Removes everyone else's permissions from a file. A file that does not exist, or belongs to
 * someone else, stays as it is: its owner decided who may read it.
 */
export function restrictToOwner(file: string): void {
  try {
    if ((statSync(file).mode & otherPermissions) !== 0) chmodSync(file, ownerAlone);
  } catch (error) {
    if (!['ENOENT', 'EPERM', 'EROFS'].includes(codeOf(error))) throw error;
  }
}
