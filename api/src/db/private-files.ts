import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { codeOf } from '../errors/known-error.ts';

const ownerAlone = 0o600;
const othersRights = 0o077;

/** Makes a folder that its owner alone may look into; one that is there already stays as it is. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** Makes an empty file that its owner alone may read, unless there is one. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', ownerAlone));
}

/**
 * Takes away what others than the owner may do with a file. A file that is not there, or belongs to
 * someone else, stays as it is: whoever made it for us decided who reads it.
 */
export function keepPrivate(file: string): void {
  try {
    if ((statSync(file).mode & othersRights) !== 0) chmodSync(file, ownerAlone);
  } catch (error) {
    if (!['ENOENT', 'EPERM', 'EROFS'].includes(codeOf(error))) throw error;
  }
}
