import type { SignedSnapshot } from '@topwords/platform/contracts';
import { openFolderStore } from '../src/store/open-folder-store.ts';
import { newestSnapshotKey, snapshotKey } from '../src/store/snapshot-key.ts';

/** Writes a text under a key of a folder's store, atomically. */
export function putText(folder: string, key: string, text: string): Promise<void> {
  return openFolderStore(folder).put(key, Buffer.from(text));
}

/** Publishes like the release command: under its number, then as the newest. */
export async function putSnapshot(folder: string, signed: SignedSnapshot): Promise<void> {
  const text = JSON.stringify(signed);
  await putText(folder, snapshotKey(signed.snapshot.sequence), text);
  await putText(folder, newestSnapshotKey, text);
}
