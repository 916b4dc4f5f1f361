import { mkdir, readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { engineFault } from './engine-fault.ts';
import { workFolderOf } from './install-folder.ts';

/** What an installation takes. */
export interface NeededSpace {
  /** A pair or a voice. */
  name: string;
  downloadBytes: number;
  /** In its place; 0 if that is the download itself. */
  installedBytes: number;
}

/** What must be left for the database and everything else. */
const reserveBytes = 100_000_000;

/** Bytes that installing takes at most, less what is already downloaded. */
async function bytesNeeded(
  enginesFolder: string,
  wanted: readonly NeededSpace[],
  isDownloaded: boolean,
): Promise<number> {
  let bytes = 0;
  for (const { name, downloadBytes, installedBytes } of wanted) {
    bytes += installedBytes;
    if (!isDownloaded) continue;
    bytes += downloadBytes - (await bytesIn(workFolderOf(enginesFolder, name)));
  }
  return bytes;
}

async function bytesIn(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const sizes = await Promise.all(
    names.filter((name) => name.endsWith('.part')).map((name) => stat(join(folder, name))),
  );
  return sizes.reduce((sum, { size }) => sum + size, 0);
}

/** Bytes that the disk of a folder has left for this user. */
async function freeBytes(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** @throws an engine fault when the disk has too little room */
export async function requireFreeSpace(
  enginesFolder: string,
  wanted: readonly NeededSpace[],
  isDownloaded: boolean,
  free: (folder: string) => Promise<number> = freeBytes,
): Promise<void> {
  const needed = (await bytesNeeded(enginesFolder, wanted, isDownloaded)) + reserveBytes;
  const left = await free(enginesFolder);
  if (left >= needed) return;
  throw engineFault(
    `${enginesFolder}: the disk has ${inMegabytes(left)} free, and ${inMegabytes(needed)} are needed. Free some, install less, or set ENGINES_FOLDER to another disk`,
  );
}

/** Bytes as people read them: `25.4 MB`. */
export function inMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
