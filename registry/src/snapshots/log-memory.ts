import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  isOlder,
  isSigned,
  keyIdOf,
  markOf,
  signedSnapshot,
  type PublicKey,
  type SignedSnapshot,
} from '@topwords/platform/contracts';

/** What is known of a log besides what its store says: the store may have lost its end. */
export interface LogMemory {
  /** The newest snapshot of that key that was seen; null when none was. */
  last: (publicKey: PublicKey) => Promise<SignedSnapshot | null>;
  keep: (signed: SignedSnapshot) => Promise<void>;
}

/** The snapshot of a text, as it was signed; null for what this key has not signed. */
export async function readSigned(
  text: string,
  publicKey: PublicKey,
): Promise<SignedSnapshot | null> {
  try {
    const value: unknown = JSON.parse(text);
    const { signature } = signedSnapshot.parse(value);
    // Not the parsed one, which would lack what a newer contract has added and was signed.
    const { snapshot } = value as SignedSnapshot;
    const signed = { snapshot, signature };
    return (await isSigned(signed, publicKey)) ? signed : null;
  } catch {
    return null;
  }
}

/** Whether a log that ends with `newest` has lost what was seen. */
export function isTruncated(newest: SignedSnapshot | null, seen: SignedSnapshot | null): boolean {
  if (seen === null) return false;
  return newest === null || isOlder(newest, markOf(seen));
}

/** The newer of two; null where there is none. */
export function newerOf(
  one: SignedSnapshot | null,
  other: SignedSnapshot | null,
): SignedSnapshot | null {
  return isTruncated(one, other) ? other : one;
}

/** The text of a file; empty where there is none. */
function readIfThere(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}

/**
 * A memory of this machine, one file for each store and key.
 * @param store name of the store
 */
export function openFileMemory(folder: string, store: string): LogMemory {
  function fileOf(keyId: string): string {
    const name = createHash('sha256').update(`${store} ${keyId}`).digest('hex').slice(0, 32);
    return path.join(folder, `${name}.json`);
  }

  return {
    async last(publicKey) {
      return readSigned(await readIfThere(fileOf(await keyIdOf(publicKey))), publicKey);
    },
    async keep(signed) {
      const file = fileOf(signed.signature.key_id);
      const incoming = `${file}.${randomUUID()}`;
      await mkdir(folder, { recursive: true });
      await writeFile(incoming, JSON.stringify(signed));
      await rename(incoming, file);
    },
  };
}
