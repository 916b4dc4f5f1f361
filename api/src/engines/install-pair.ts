import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '../errors/known-error.ts';
import { fileNames, folderOfPairs, type InstalledFile } from './installed-pair.ts';
import { modelParts, nameOfPair, type ModelPart, type PublishedModel } from './model-registry.ts';
import { packedFile, type ModelSource } from './packed-file.ts';
import type { DownloadSettings } from './receive-file.ts';
import { unpackFile } from './unpack-file.ts';

/** What a pair is installed from and into. */
export interface Installation {
  enginesFolder: string;
  version: string;
  source: ModelSource;
  /** Called with the packed bytes of the pair that are there. */
  onBytes?: ((bytes: number) => void) | undefined;
  settings?: DownloadSettings | undefined;
}

/** Where a pair's files are downloaded and unpacked. */
export function workFolderOf(enginesFolder: string, pair: string): string {
  return join(enginesFolder, 'work', pair);
}

/**
 * Fetches, checks and unpacks a model's files, then moves them into place at once: a pair is there
 * whole or not at all. What was downloaded stays for the next attempt if one fails.
 * @throws an engine fault; the signal's reason
 */
export async function installPair(
  model: PublishedModel,
  { enginesFolder, version, source, onBytes, settings = {} }: Installation,
): Promise<void> {
  const pair = nameOfPair(model);
  const work = workFolderOf(enginesFolder, pair);
  const unpackedFolder = join(work, 'unpacked');
  await rm(unpackedFolder, { recursive: true, force: true });
  await mkdir(unpackedFolder, { recursive: true });
  const files = new Map<ModelPart, Omit<InstalledFile, 'path'>>();
  let before = 0;
  for (const part of modelParts) {
    const published = model.files[part];
    const packed = await packedFile(published, source, work, {
      ...settings,
      onBytes: (bytes) => onBytes?.(before + bytes),
    });
    before += published.packed.bytes;
    onBytes?.(before);
    const target = join(unpackedFolder, fileNames[part]);
    const unpacked = await unpackFile(packed, target, published, settings.signal);
    files.set(part, { ...unpacked, packedSha256: published.packed.sha256 });
  }
  const { from, to } = model;
  const manifest = {
    format: 1,
    id: randomUUID(),
    from,
    to,
    version,
    files: Object.fromEntries(files),
  };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeFile(join(unpackedFolder, fileNames.manifest), text, { flush: true });
  await mkdir(folderOfPairs(enginesFolder), { recursive: true });
  await removePair(enginesFolder, pair);
  await rename(unpackedFolder, join(folderOfPairs(enginesFolder), pair));
  await rm(work, { recursive: true, force: true });
}

/** Removes a pair at once. @returns whether it was there */
export async function removePair(enginesFolder: string, pair: string): Promise<boolean> {
  const aside = join(workFolderOf(enginesFolder, pair), `removed-${randomUUID()}`);
  await mkdir(dirname(aside), { recursive: true });
  try {
    await rename(join(folderOfPairs(enginesFolder), pair), aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
  return true;
}
