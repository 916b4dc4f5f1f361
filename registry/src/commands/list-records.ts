import { readRecord, type ReleaseRecord } from '../releases/release-record.ts';
import type { Writer } from '../snapshots/change-snapshot.ts';

/** Records of all versions, or of one remote's, from the newest to the oldest. */
export async function listRecords(
  { store, privateKey }: Writer,
  remote?: string,
): Promise<ReleaseRecord[]> {
  const keys = await store.list(remote === undefined ? 'records/' : `records/${remote}/`);
  const records = await Promise.all(
    keys.map((key) => {
      const [, name = '', version = ''] = /^records\/([^/]+)\/(.+)\.json$/.exec(key) ?? [];
      return readRecord(store, name, version, privateKey);
    }),
  );
  return records
    .filter((record) => record !== null)
    .toSorted((a, b) => b.published_at - a.published_at);
}
