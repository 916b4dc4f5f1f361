import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../errors/known-error.ts';

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

const sizeLimitBytes = 8_000_000;

/**
 * The text of a file. What is no file, such as a pipe that never ends, would keep a reader waiting.
 * @throws besides what reading does, for what is no file or too long a one
 */
async function readText(file: string): Promise<string> {
  const found = await stat(file);
  if (!found.isFile() || found.size > sizeLimitBytes) {
    throw new Error(`${file} is no file of at most ${sizeLimitBytes} bytes`);
  }
  return readFile(file, 'utf8');
}

/** A store that is a folder; its writer swaps files whole. */
export function createFolderStore(folder: string): SnapshotStore {
  return {
    name: folder,
    async read(key) {
      try {
        return await readText(path.join(folder, key));
      } catch (error) {
        // A folder that is not there lacks its files as well; that it once had them, the caller knows.
        if (codeOf(error) === 'ENOENT') return undefined;
        throw error;
      }
    },
  };
}
