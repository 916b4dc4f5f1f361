import { basename } from 'node:path';
import { codeOf } from '../errors/known-error.ts';
import { fingerprintOf, isSame, type Fingerprint } from './fingerprint.ts';

/** What is wrong with installed files, hashed again; empty if nothing is. */
export async function checkFiles(
  files: readonly (Fingerprint & { path: string })[],
  signal?: AbortSignal,
): Promise<string[]> {
  const faults: string[] = [];
  for (const file of files) {
    const name = basename(file.path);
    try {
      const found = await fingerprintOf(file.path, signal);
      if (!isSame(found, { bytes: file.bytes, sha256: file.sha256 })) {
        faults.push(`${name} has changed`);
      }
    } catch (error) {
      signal?.throwIfAborted();
      faults.push(`${name} ${codeOf(error) === 'ENOENT' ? 'is missing' : 'cannot be read'}`);
    }
  }
  return faults;
}
