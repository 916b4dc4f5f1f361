import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchFile, type FileSource } from './fetch-file.ts';
import { putInPlace, workFolderOf } from './install-folder.ts';
import { fileNames, type InstalledFile } from './installed-pair.ts';
import { modelParts, nameOfPair, type ModelPart, type PublishedModel } from './model-registry.ts';
import type { DownloadSettings } from './receive-file.ts';
import { unpackFile } from './unpack-file.ts';

/** What a pair is installed from and into. */
export interface Installation {
  enginesFolder: string;
  version: string;
  source: FileSource;
  /** Called with the packed bytes of the pair that are there. */
  onBytes?: ((bytes: number) => void) | undefined;
  settings?: DownloadSettings | undefined;
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
    const wanted = { path: published.path, expected: published.packed };
    const packed = await fetchFile(wanted, source, work, {
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
  await putInPlace({ enginesFolder, kind: 'translation', name: pair }, unpackedFolder);
}
