import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { keyIdOf } from '../signature/snapshot-signature.ts';
import { readSigned } from './read-signed.ts';
import type { SnapshotMemory } from './snapshot-memory.ts';

/**
 * Opens this machine's memory: one file for each store and key.
 * @param store name of the store
 */
export function openFileMemory(folder: string, store: string): SnapshotMemory {
  function fileOf(keyId: string): string {
    const name = createHash('sha256').update(`${store} ${keyId}`).digest('hex').slice(0, 32);
    return path.join(folder, `${name}.json`);
  }

  return {
    async last(publicKey) {
      const text = await readFile(fileOf(await keyIdOf(publicKey)), 'utf8').catch(() => '');
      return (await readSigned(text, { publicKey })).signed ?? null;
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
