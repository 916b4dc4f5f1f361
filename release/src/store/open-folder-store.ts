import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from './has-code.ts';
import type { Store } from './store.ts';

/** Objects on their way into the folder; what a crash leaves here is never seen by anyone. */
const incomingFolder = '.incoming';

const sizeLimitBytes = 8_000_000;

/**
 * Reads a file whole. What is no file, such as a pipe that never ends, would keep a reader waiting.
 * @throws besides what reading does, for what is no file or too long a one
 */
async function readWhole(file: string): Promise<Buffer> {
  const found = await stat(file);
  if (!found.isFile() || found.size > sizeLimitBytes) {
    throw new Error(`${file} is no file of at most ${sizeLimitBytes} bytes`);
  }
  return readFile(file);
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A store whose objects are the files of a folder; it may be shared by processes of one machine. */
export function openFolderStore(folder: string): Store {
  const fileOf = (key: string): string => path.join(folder, key);

  /** Writes the object aside, then lets `place` put it where it belongs in one step. */
  async function write<T>(
    key: string,
    bytes: Uint8Array,
    place: (from: string, to: string) => Promise<T>,
  ): Promise<T> {
    const target = fileOf(key);
    const incoming = path.join(folder, incomingFolder, randomUUID());
    await mkdir(path.dirname(incoming), { recursive: true });
    await mkdir(path.dirname(target), { recursive: true });
    try {
      await writeDurably(incoming, bytes);
      return await place(incoming, target);
    } finally {
      await rm(incoming, { force: true });
    }
  }

  return {
    name: folder,
    async get(key) {
      try {
        return await readWhole(fileOf(key));
      } catch (error) {
        // A folder that is not there lacks its files as well; the caller knows whether it once had them.
        if (hasCode(error, 'ENOENT')) return null;
        throw error;
      }
    },
    put: (key, bytes) => write(key, bytes, rename),
    createIfAbsent: (key, bytes) =>
      write(key, bytes, async (from, to) => {
        try {
          await link(from, to);
          return true;
        } catch (error) {
          if (hasCode(error, 'EEXIST')) return false;
          throw error;
        }
      }),
    async list(prefix) {
      try {
        const entries = await readdir(fileOf(prefix), { recursive: true, withFileTypes: true });
        return entries
          .filter((entry) => entry.isFile())
          .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
          .map((file) => file.replaceAll(path.sep, '/'))
          .toSorted();
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return [];
        throw error;
      }
    },
    delete: (key) => rm(fileOf(key), { force: true }),
  };
}
