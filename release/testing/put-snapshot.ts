import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SignedSnapshot } from '@topwords/platform/contracts';
import { newestSnapshotKey, snapshotKey } from '../src/store/snapshot-key.ts';

/** Writes a text under a key of a folder's store, atomically. */
export async function putText(folder: string, key: string, text: string): Promise<void> {
  const file = path.join(folder, key);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.incoming`, text);
  await rename(`${file}.incoming`, file);
}

/** Publishes like the release command: under its number, then as the newest. */
export async function putSnapshot(folder: string, signed: SignedSnapshot): Promise<void> {
  const text = JSON.stringify(signed);
  await putText(folder, snapshotKey(signed.snapshot.sequence), text);
  await putText(folder, newestSnapshotKey, text);
}
