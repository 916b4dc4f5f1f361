import { shellName } from '@topwords/platform/contracts';
import { publicPartOf } from '../signature/snapshot-signature.ts';
import { releaseFault } from '../fault/release-fault.ts';
import { listingOf, withListing, type Listing } from '../log/listings-of.ts';
import { readRecord, type ReleaseRecord } from '../records/release-record.ts';
import {
  changeSnapshot,
  type ChangeResult,
  type LogState,
  type Writer,
} from '../log/change-snapshot.ts';
import { readLogBackwards } from '../log/read-log.ts';
import { requireListing, requirePublished } from './find-release.ts';

/** The fallback that a version had when it was last stable. */
async function formerFallback(
  { store, privateKey }: Writer,
  { newest }: LogState,
  { release: { name, version }, published_at }: ReleaseRecord,
): Promise<Listing['previous']> {
  const log = readLogBackwards(store, publicPartOf(privateKey), newest, published_at);
  for await (const { snapshot } of log) {
    const listing = listingOf(snapshot, name);
    if (listing?.stable.version === version) return listing.previous;
  }
  return null;
}

/**
 * Makes an earlier version of a remote, or of `shell`, stable again and ends the canary. A remote
 * gets the fallback that the version had when it was last stable, and the shell keeps its own. The
 * version rolled back from is never a fallback: it was found to be bad.
 * @param version defaults to the one before the stable one
 * @throws faults of `requirePublished`; `remote_unknown`, `no_previous`
 */
export function rollback(
  writer: Writer,
  name: string,
  version: string | undefined,
): Promise<ChangeResult> {
  const { store, privateKey } = writer;
  let target = version;
  return changeSnapshot(writer, async (state) => {
    const listing = requireListing(state, name);
    const bad = listing.stable.version;
    // Decided once, so that a concurrent rollback does not take this one further back.
    target ??= listing.previous?.version;
    if (target === undefined) {
      throw releaseFault('no_previous', `${name} ${bad} has no previous version`);
    }
    if (bad === target) return {};
    const record = await requirePublished(writer, name, target);
    const fallback =
      name === shellName ? listing.previous : await formerFallback(writer, state, record);
    const isUsable =
      fallback !== null &&
      ![bad, target].includes(fallback.version) &&
      (await readRecord(store, name, fallback.version, privateKey))?.state === 'published';
    const previous = isUsable ? fallback : null;
    return withListing(state, { name, stable: record.release, previous, canary: null });
  });
}
