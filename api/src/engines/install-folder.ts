import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '../errors/known-error.ts';

/** What can be installed; also the name of its folder. */
type EngineKind = 'translation' | 'voice';

/** Something that is or will be installed: a folder of its own, put there whole. */
interface InstalledName {
  enginesFolder: string;
  kind: EngineKind;
  /** A pair or a voice. */
  name: string;
}

/** Where files are downloaded and prepared before they are installed. */
export function workFolderOf(enginesFolder: string, name: string): string {
  return join(enginesFolder, 'work', name);
}

function folderOf({ enginesFolder, kind, name }: InstalledName): string {
  return join(enginesFolder, kind, name);
}

/** What is installed of a kind: its folder, and the names of the folders in it. */
export async function listInstalledNames(
  enginesFolder: string,
  kind: EngineKind,
): Promise<{ folder: string; names: string[] }> {
  const folder = join(enginesFolder, kind);
  const names = await readdir(folder).catch((error: unknown) => {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return [];
    throw error;
  });
  // Such as `.DS_Store`, which file managers leave.
  return { folder, names: names.filter((name) => !name.startsWith('.')) };
}

/** Moves a prepared folder into place at once, instead of one that is there, and ends the work on it. */
export async function putInPlace(installed: InstalledName, prepared: string): Promise<void> {
  const target = folderOf(installed);
  await mkdir(dirname(target), { recursive: true });
  await removeInstalled(installed);
  await rename(prepared, target);
  await rm(workFolderOf(installed.enginesFolder, installed.name), { recursive: true, force: true });
}

/** Removes what is installed at once. @returns whether it was there */
export async function removeInstalled(installed: InstalledName): Promise<boolean> {
  const { enginesFolder, name } = installed;
  const aside = join(workFolderOf(enginesFolder, name), `removed-${randomUUID()}`);
  await mkdir(dirname(aside), { recursive: true });
  try {
    await rename(folderOf(installed), aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
  return true;
}

/** What a JSON text says; undefined if it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
