import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../errors.ts';

/** Where a registry keeps its snapshots, as far as a reader needs it. */
export interface SnapshotStore {
  /** What it is called in the log: a folder or an address. */
  name: string;
  /**
   * The text under a key; undefined when there is none.
   * @throws when the store does not answer
   */
  read(key: string): Promise<string | undefined>;
}

/** A store that is a folder; its writer swaps files whole. */
export function createFolderStore(folder: string): SnapshotStore {
  return {
    name: folder,
    async read(key) {
      try {
        return await readFile(path.join(folder, key), 'utf8');
      } catch (error) {
        // A folder that is not there lacks its files as well; that it once had them, the caller knows.
        if (codeOf(error) === 'ENOENT') return undefined;
        throw error;
      }
    },
  };
}
