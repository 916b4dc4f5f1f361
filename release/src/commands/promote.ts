import { releaseFault } from '../fault/release-fault.ts';
import { listingOf, promoted, withListing, type Listing } from '../log/listings-of.ts';
import {
  changeSnapshot,
  type ChangeResult,
  type LogState,
  type Writer,
} from '../log/change-snapshot.ts';
import { requirePublished } from './find-release.ts';

/** With two remotes on one route, chance would decide which of them a page shows. */
function refuseTakenRoutes({ remotes }: LogState, { name, stable }: Listing): void {
  const routes = 'routes' in stable ? stable.routes : [];
  for (const other of remotes.filter((one) => one.name !== name)) {
    const taken = other.stable.routes.find((route) => routes.includes(route));
    if (taken !== undefined) {
      throw releaseFault('route_taken', `${taken} is already a route of ${other.name}`);
    }
  }
}

/**
 * Makes a published version of a remote, or of `shell`, the one that all learners get. The previous
 * stable version is its fallback. All its files are in the store by then, so every instance has
 * them before any page names them.
 * @throws faults of `requirePublished`; `route_taken`
 */
export function promote(writer: Writer, name: string, version: string): Promise<ChangeResult> {
  return changeSnapshot(writer, async (state) => {
    // Read after the snapshot, so that the next attempt notices a version retired meanwhile.
    const { release } = await requirePublished(writer, name, version);
    const listing = promoted(listingOf(state, name), release);
    refuseTakenRoutes(state, listing);
    return withListing(state, listing);
  });
}
