import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { codeOf } from '../errors/known-error.ts';
import { downloadFile } from './download-file.ts';
import { engineFault } from './engine-fault.ts';
import {
  explainDifference,
  fingerprintOf,
  isSame,
  type PublishedFingerprint,
} from './fingerprint.ts';
import type { DownloadSettings } from './receive-file.ts';

/** Where files come from: an address that ends with a slash, or a folder. */
export type FileSource = { address: string } | { folder: string };

/** A file to fetch: its path below the source, and what it must be. */
interface WantedFile {
  path: string;
  expected: PublishedFingerprint;
}

/**
 * A file whose size and hash are right: downloaded into the folder for work, or found in the folder
 * of the source, where its path or only its name counts.
 * @returns where it is
 * @throws an engine fault; the signal's reason
 */
export async function fetchFile(
  { path, expected }: WantedFile,
  source: FileSource,
  workFolder: string,
  settings: DownloadSettings,
): Promise<string> {
  if ('address' in source) {
    const partFile = join(workFolder, `${basename(path)}.part`);
    const address = new URL(path, source.address).href;
    await downloadFile({ address, partFile, expected }, settings);
    return partFile;
  }
  const file = await findIn(source.folder, path);
  const found = await fingerprintOf(file, settings.signal, expected);
  if (isSame(found, expected)) return file;
  throw engineFault(`${file} ${explainDifference(found, expected)}`);
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
