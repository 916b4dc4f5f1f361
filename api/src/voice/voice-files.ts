import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../errors/known-error.ts';
import { looksLikeMp3 } from './mp3.ts';

/** The folder for recordings and its size limit. */
export interface VoiceFilesSettings {
  folder: string;
  maximumBytes: number;
  /** Called when the disk cannot be read or written; speech continues without it. */
  onProblem: (error: unknown) => void;
}

/** Recordings on disk. Reading and writing never reject: with a broken disk the voice is only slower. */
export interface VoiceFiles {
  read(key: string): Promise<Uint8Array | undefined>;
  /** Resolves when the whole file is on disk. */
  write(key: string, mp3: Uint8Array): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Bytes stored now. */
  size(): Promise<number>;
}

/**
 * Stores recordings as files named by their key. A draft is flushed to disk and then renamed, so that
 * neither a crash nor a power failure leaves a partial file. When the folder exceeds its limit, the
 * oldest files are deleted until a tenth of the limit is free. Several processes may share the folder.
 */
export function createVoiceFiles(settings: VoiceFilesSettings): VoiceFiles {
  const { folder, maximumBytes, onProblem } = settings;
  /** Bytes in the folder as far as this process knows; undefined before the first scan. */
  let knownBytes: number | undefined;
  let sweeping: Promise<void> | undefined;

  async function sweep(): Promise<void> {
    const files = await listByAge(folder);
    knownBytes = sizeOf(files);
    if (knownBytes <= maximumBytes) return;
    for (const file of files) {
      if (knownBytes <= maximumBytes * 0.9) return;
      await rm(file.path, { force: true });
      knownBytes -= file.bytes;
    }
  }

  const fileOf = (key: string) => join(folder, `${key}.mp3`);

  /** What the disk has; the fallback where it has nothing or fails. */
  async function look<T>(fallback: T, atDisk: () => Promise<T>): Promise<T> {
    try {
      return await atDisk();
    } catch (error) {
      if (!isAbsent(error)) onProblem(error);
      return fallback;
    }
  }

  return {
    read: (key) =>
      look<Uint8Array | undefined>(undefined, async () => {
        const mp3 = await readFile(fileOf(key));
        return looksLikeMp3(mp3) ? mp3 : undefined;
      }),
    has: (key) => look(false, async () => (await stat(fileOf(key))).size > 0),
    size: () => look(0, async () => sizeOf(await listByAge(folder))),
    async write(key, mp3) {
      const draft = join(folder, `${key}.${randomUUID()}.draft`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(draft, mp3, { flag: 'wx', flush: true });
        await rename(draft, fileOf(key));
        if (knownBytes !== undefined) knownBytes += mp3.length;
        if (knownBytes === undefined || knownBytes > maximumBytes) {
          sweeping ??= sweep().finally(() => {
            sweeping = undefined;
          });
          await sweeping;
        }
      } catch (error) {
        await rm(draft, { force: true }).catch(onProblem);
        onProblem(error);
      }
    },
  };
}

interface StoredFile {
  path: string;
  bytes: number;
  writtenAt: number;
}

function sizeOf(files: readonly StoredFile[]): number {
  return files.reduce((sum, file) => sum + file.bytes, 0);
}

/** Every file in the folder, oldest first, including drafts left by a crash. */
async function listByAge(folder: string): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    try {
      const { size, mtimeMs } = await stat(path);
      files.push({ path, bytes: size, writtenAt: mtimeMs });
    } catch (error) {
      // Another process may have removed it meanwhile.
      if (!isAbsent(error)) throw error;
    }
  }
  return files.toSorted((one, other) => one.writtenAt - other.writtenAt);
}

function isAbsent(error: unknown): boolean {
  return codeOf(error) === 'ENOENT';
}
