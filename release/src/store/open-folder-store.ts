import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from './has-code.ts';
import type { Store } from './store.ts';

/** Objects being written; nobody reads what a crash leaves here. */
const incomingFolder = '.incoming';

const sizeLimitBytes = 8_000_000;

/**
 * Reads a whole file. Refuses anything but files: a pipe may never end.
 * @throws errors of the file system, and when it is not a file or is too large
 */
async function readWhole(file: string): Promise<Buffer> {
  const found = await stat(file);
  if (!found.isFile() || found.size > sizeLimitBytes) {
    throw new Error(`${file} is not a file of at most ${sizeLimitBytes} bytes`);
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

/** Opens a store whose objects are files in a folder. Processes of one machine may share it. */
export function openFolderStore(folder: string): Store {
  const fileOf = (key: string): string => path.join(folder, key);

  /** Writes the object to a temporary file, then lets `place` move it atomically. */
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
        // The folder itself may be missing; the caller knows whether the file once existed.
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
