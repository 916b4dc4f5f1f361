import { type RemoteRelease } from '@topwords/platform/contracts';
import { publicPartOf } from '../signature/snapshot-signature.ts';
import { releaseFault } from '../fault/release-fault.ts';
import { withListing } from '../records/promote-release.ts';
import { readRecord, type ReleaseRecord } from '../records/release-record.ts';
import {
  changeSnapshot,
  type ChangeResult,
  type LogState,
  type Writer,
} from '../log/change-snapshot.ts';
import { readLogBackwards } from '../log/read-log.ts';
import { requireListing, requirePublishedRemote } from './find-release.ts';

/**
 * Finds the fallback that a version had when it was last stable, if its files still exist. The
 * version rolled back from is never a fallback: it was found to be bad.
 */
async function findFallback(
  writer: Writer,
  { newest }: LogState,
  { release, published_at }: ReleaseRecord,
  bad: string,
): Promise<RemoteRelease | null> {
  const { store, privateKey } = writer;
  const { name, version } = release;
  const log = readLogBackwards(store, publicPartOf(privateKey), newest, published_at);
  for await (const { snapshot } of log) {
    const listing = snapshot.remotes.find((remote) => remote.name === name);
    if (listing?.stable.version !== version) continue;
    if (!listing.previous || listing.previous.version === bad) return null;
    const record = await readRecord(store, name, listing.previous.version, privateKey);
    return record?.state === 'published' ? listing.previous : null;
  }
  return null;
}

/**
 * Makes an earlier version stable again and ends the canary.
 * @param version defaults to the one before the stable one
 * @throws faults of `requirePublished`; `remote_unknown`, `no_previous`
 */
export function rollback(
  writer: Writer,
  remote: string,
  version: string | undefined,
): Promise<ChangeResult> {
  let target = version;
  return changeSnapshot(writer, async (state) => {
    const listing = requireListing(state.remotes, remote);
    // Decided once, so that a concurrent rollback does not take this one further back.
    target ??= listing.previous?.version;
    if (target === undefined) {
      throw releaseFault(
        'no_previous',
        `${remote} ${listing.stable.version} has no previous version`,
      );
    }
    if (listing.stable.version === target) return {};
    const record = await requirePublishedRemote(writer, remote, target);
    const previous = await findFallback(writer, state, record, listing.stable.version);
    const stable = record.release;
    const listed = { name: remote, stable, previous, canary: null };
    return { remotes: withListing(state.remotes, listed) };
  });
}
