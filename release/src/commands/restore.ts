import { snapshotKey } from '../store/snapshot-key.ts';
import { publicPartOf } from '../signature/snapshot-signature.ts';
import { releaseFault } from '../fault/release-fault.ts';
import {
  encodeSnapshot,
  refreshCopy,
  type ChangeResult,
  type Writer,
} from '../log/change-snapshot.ts';
import { isTruncated } from '../log/snapshot-memory.ts';
import { readLogEnd } from '../log/read-log.ts';

/**
 * Puts the newest snapshot that was seen back into a store that has lost it. The store may have
 * something under its number that does not verify.
 * @throws `nothing_seen`
 */
export async function restore({ store, privateKey, memory }: Writer): Promise<ChangeResult> {
  const publicKey = publicPartOf(privateKey);
  const seen = (await memory?.last(publicKey)) ?? null;
  if (seen === null) {
    throw releaseFault(
      'nothing_seen',
      'Neither this machine nor the product (TOPWORDS_URL) remembers a snapshot of this registry',
    );
  }
  const { newest } = await readLogEnd(store, publicKey);
  if (newest && !isTruncated(newest, seen)) return { signed: newest, isChanged: false };
  await store.put(snapshotKey(seen.snapshot.sequence), encodeSnapshot(seen));
  await refreshCopy(store, publicKey, seen);
  await memory?.keep(seen);
  return { signed: seen, isChanged: true };
}
