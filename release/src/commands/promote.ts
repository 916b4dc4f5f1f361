import type { RemoteListing } from '@topwords/platform/contracts';
import { releaseFault } from '../fault/release-fault.ts';
import { promoted, withListing } from '../records/promote-release.ts';
import { changeSnapshot, type ChangeResult, type Writer } from '../log/change-snapshot.ts';
import { requirePublishedRemote } from './find-release.ts';

/** With two remotes on one route, chance would decide which of them a page shows. */
function refuseTakenRoutes(remotes: readonly RemoteListing[], listing: RemoteListing): void {
  const { name, routes } = listing.stable;
  for (const other of remotes.filter((one) => one.name !== name)) {
    const taken = other.stable.routes.find((route) => routes.includes(route));
    if (taken !== undefined) {
      throw releaseFault('route_taken', `${taken} is already a route of ${other.name}`);
    }
  }
}

/**
 * Makes a published version the one that all learners get. The previous stable version is its
 * fallback.
 * @throws faults of `requirePublished`; `route_taken`
 */
export function promote(writer: Writer, remote: string, version: string): Promise<ChangeResult> {
  return changeSnapshot(writer, async ({ remotes }) => {
    // Read after the snapshot, so that the next attempt notices a version retired meanwhile.
    const { release } = await requirePublishedRemote(writer, remote, version);
    const current = remotes.find(({ name }) => name === remote);
    const listing = promoted(current, release);
    refuseTakenRoutes(remotes, listing);
    return { remotes: withListing(remotes, listing) };
  });
}
