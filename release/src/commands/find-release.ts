import { releaseFault } from '../fault/release-fault.ts';
import { listingOf, type Listing, type LiveReleases } from '../log/listings-of.ts';
import { readRecord, type ReleaseRecord } from '../records/release-record.ts';
import type { Writer } from '../log/change-snapshot.ts';

/**
 * The live versions of a remote, or of `shell`.
 * @throws `remote_unknown` when there are none
 */
export function requireListing(live: LiveReleases, name: string): Listing {
  const listing = listingOf(live, name);
  if (listing) return listing;
  const known = live.remotes.map((remote) => remote.name).join(', ') || 'none';
  throw releaseFault('remote_unknown', `No version of ${name} is live; live remotes: ${known}`);
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
