import { codeOf } from '../errors/known-error.ts';
import { fingerprintOf, isSame } from './fingerprint.ts';
import { fileNames, type InstalledPair } from './installed-pair.ts';
import { modelParts } from './model-registry.ts';

/** What is wrong with the files of an installed pair, hashed again; empty if nothing is. */
export async function checkPair(pair: InstalledPair, signal?: AbortSignal): Promise<string[]> {
  const faults: string[] = [];
  for (const part of modelParts) {
    const file = pair.files[part];
    try {
      const found = await fingerprintOf(file.path, signal);
      if (!isSame(found, file)) faults.push(`${fileNames[part]} has changed`);
    } catch (error) {
      signal?.throwIfAborted();
      const isAbsent = codeOf(error) === 'ENOENT';
      faults.push(`${fileNames[part]} ${isAbsent ? 'is missing' : 'cannot be read'}`);
    }
  }
  return faults;
}
