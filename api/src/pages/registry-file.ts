import { readFile, stat } from 'node:fs/promises';
import { registrySnapshot, type RegistrySnapshot } from '@topwords/platform/contracts';

/** Reads the registry's snapshot; read again from the disk only after the file has changed. */
export function createRegistryReader(file: string): () => Promise<RegistrySnapshot> {
  let readAt = -1;
  let snapshot: RegistrySnapshot = { format: 1, remotes: [] };

  return async () => {
    const { mtimeMs } = await stat(file);
    if (mtimeMs !== readAt) {
      snapshot = registrySnapshot.parse(JSON.parse(await readFile(file, 'utf8')));
      readAt = mtimeMs;
    }
    return snapshot;
  };
}
