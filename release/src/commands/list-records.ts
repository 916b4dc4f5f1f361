import { readRecord, type ReleaseRecord } from '../records/release-record.ts';
import type { Writer } from '../log/change-snapshot.ts';
import type { Store } from '../store/store.ts';

interface RecordName {
  remote: string;
  version: string;
}

/** Lists the versions that have a record: all, or those of one remote. */
export async function recordNames(store: Store, remote?: string): Promise<RecordName[]> {
  const keys = await store.list(remote === undefined ? 'records/' : `records/${remote}/`);
  return keys.map((key) => {
    const [, name = '', version = ''] = /^records\/([^/]+)\/(.+)\.json$/.exec(key) ?? [];
    return { remote: name, version };
  });
}

/** Reads the records of all versions, or of one remote's, newest first. */
export async function listRecords(
  { store, privateKey }: Writer,
  remote?: string,
): Promise<ReleaseRecord[]> {
  const names = await recordNames(store, remote);
  const records = await Promise.all(
    names.map((name) => readRecord(store, name.remote, name.version, privateKey)),
  );
  return records
    .filter((record) => record !== null)
    .toSorted((a, b) => b.published_at - a.published_at);
}
