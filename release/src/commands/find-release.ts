import type { RemoteListing, RemoteRelease } from '@topwords/platform/contracts';
import { releaseFault } from '../fault/release-fault.ts';
import { readRecord, type ReleaseRecord } from '../records/release-record.ts';
import type { Writer } from '../log/change-snapshot.ts';

/** The live versions of a remote. @throws `remote_unknown` when there are none */
export function requireListing(remotes: readonly RemoteListing[], remote: string): RemoteListing {
  const listing = remotes.find(({ name }) => name === remote);
  if (listing) return listing;
  const known = remotes.map(({ name }) => name).join(', ') || 'none';
  throw releaseFault('remote_unknown', `No version of ${remote} is live; live remotes: ${known}`);
}

/** Returns the record of a version. @throws `version_unknown`, `record_unverified` */
export async function requireRecord(
  { store, privateKey }: Writer,
  remote: string,
  version: string,
): Promise<ReleaseRecord> {
  const record = await readRecord(store, remote, version, privateKey);
  if (record) return record;
  throw releaseFault('version_unknown', `${remote} ${version} was never published`);
}

/** Like `requirePublished`, for remotes only. @throws also `version_unknown` for the shell */
export async function requirePublishedRemote(
  writer: Writer,
  remote: string,
  version: string,
): Promise<ReleaseRecord & { release: RemoteRelease }> {
  const record = await requirePublished(writer, remote, version);
  const { release } = record;
  if ('base' in release) throw releaseFault('version_unknown', `${remote} is not a remote`);
  return { ...record, release };
}

/**
 * Like `requireRecord`, with all files in the store.
 * @throws also `version_retired`, `version_incomplete`
 */
export async function requirePublished(
  writer: Writer,
  remote: string,
  version: string,
): Promise<ReleaseRecord> {
  const record = await requireRecord(writer, remote, version);
  if (record.state === 'published') return record;
  throw record.state === 'retired'
    ? releaseFault('version_retired', `${remote} ${version} is retired: its files are gone`)
    : releaseFault(
        'version_incomplete',
        `${remote} ${version} was not uploaded completely: publish the same build again`,
      );
}
