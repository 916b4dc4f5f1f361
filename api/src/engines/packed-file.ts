import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { codeOf } from '../errors/known-error.ts';
import { downloadFile } from './download-file.ts';
import { engineFault } from './engine-fault.ts';
import { fingerprintOf, isSame } from './fingerprint.ts';
import type { PublishedFile } from './model-registry.ts';
import type { DownloadSettings } from './receive-file.ts';

/** Where packed files come from: an address that ends with a slash, or a folder. */
export type ModelSource = { address: string } | { folder: string };

/**
 * A packed file whose size and hash are right: downloaded into the folder for work, or found in the
 * folder of the source, where its path or only its name counts.
 * @returns where it is
 * @throws an engine fault; the signal's reason
 */
export async function packedFile(
  published: PublishedFile,
  source: ModelSource,
  workFolder: string,
  settings: DownloadSettings,
): Promise<string> {
  const { path, packed } = published;
  if ('address' in source) {
    const partFile = join(workFolder, `${basename(path)}.part`);
    const address = new URL(path, source.address).href;
    await downloadFile({ address, partFile, expected: packed }, settings);
    return partFile;
  }
  const file = await findIn(source.folder, path);
  const found = await fingerprintOf(file, settings.signal);
  if (isSame(found, packed)) return file;
  throw engineFault(
    `${file} is not the published file: it has ${found.bytes} bytes and the SHA-256 ${found.sha256}, not ${packed.bytes} and ${packed.sha256}. Nothing was installed`,
  );
}

async function findIn(folder: string, path: string): Promise<string> {
  const places = [join(folder, path), join(folder, basename(path))];
  for (const place of places) {
    try {
      if ((await stat(place)).isFile()) return place;
    } catch (error) {
      if (!['ENOENT', 'ENOTDIR'].includes(codeOf(error))) throw error;
    }
  }
  throw engineFault(`There is neither ${places.join(' nor ')}`);
}
