import type { RemoteListing, RemoteRelease } from '@topwords/platform/contracts';

/** The remotes with this listing in place of, or beside, those that are there; in order of names. */
export function withListing(
  remotes: readonly RemoteListing[],
  listing: RemoteListing,
): RemoteListing[] {
  const others = remotes.filter(({ name }) => name !== listing.name);
  return [...others, listing].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** The listing of a remote after a release has become stable; what was stable is its fallback. */
export function promoted(
  listing: RemoteListing | undefined,
  release: RemoteRelease,
): RemoteListing {
  if (!listing) return { name: release.name, stable: release, previous: null, canary: null };
  const isOnTrial = listing.canary?.release.version === release.version;
  return {
    ...listing,
    stable: release,
    previous: listing.stable.version === release.version ? listing.previous : listing.stable,
    canary: isOnTrial ? null : listing.canary,
  };
}
