import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { codeOf } from '../errors/known-error.ts';
import { engineFault } from './engine-fault.ts';
import { isSame, takeFingerprint, type Fingerprint } from './fingerprint.ts';
import type { PublishedFile } from './model-registry.ts';

/** How many times as large as its package a file may be whose size is not published. */
const maxRatio = 20;

/**
 * Unpacks a file onto the disk, and checks it where its publisher says what it must be.
 * @returns what it is
 * @throws an engine fault; the signal's reason
 */
export async function unpackFile(
  packedFile: string,
  targetFile: string,
  { path, packed, unpacked }: PublishedFile,
  signal?: AbortSignal,
): Promise<Fingerprint> {
  const maximum = unpacked?.bytes ?? packed.bytes * maxRatio;
  const wrong = (why: string) => engineFault(`${path} ${why}. Nothing was installed`);
  const { stream, finish } = takeFingerprint(maximum, () =>
    wrong('unpacks to more than it should'),
  );
  try {
    await pipeline(
      createReadStream(packedFile),
      createGunzip(),
      stream,
      createWriteStream(targetFile, { flush: true }),
      { signal },
    );
    const found = finish();
    if (unpacked === undefined || isSame(found, unpacked)) return found;
    throw wrong(`unpacks to ${found.bytes} bytes with the SHA-256 ${found.sha256}: not the model`);
  } catch (error) {
    await rm(targetFile, { force: true });
    throw codeOf(error).startsWith('Z_') ? wrong('is not a whole gzip file') : error;
  }
}
