import {
  shellName,
  type RemoteListing,
  type RemoteRelease,
  type ShellListing,
  type ShellRelease,
} from '@topwords/platform/contracts';

/** Everything that a snapshot says is live. */
export interface LiveReleases {
  remotes: readonly RemoteListing[];
  /** Undefined until the shell's first release. */
  shell?: ShellListing | undefined;
}

/** What is live of a remote, or of the shell, which has no canaries. */
export interface Listing extends Pick<RemoteListing, 'name' | 'canary'> {
  stable: RemoteRelease | ShellRelease;
  previous: RemoteRelease | ShellRelease | null;
}

/** The listings of the shell, if it was released, and of all remotes. */
export function listingsOf({ shell, remotes }: LiveReleases): Listing[] {
  return [...(shell ? [{ name: shellName, ...shell, canary: null }] : []), ...remotes];
}

/** The listing of a remote, or of `shell`. */
export function listingOf(live: LiveReleases, name: string): Listing | undefined {
  return listingsOf(live).find((listing) => listing.name === name);
}

/** Adds or replaces a listing; remotes are sorted by name. */
export function withListing({ shell, remotes }: LiveReleases, listing: Listing): LiveReleases {
  const { name, stable, previous } = listing;
  // The names of releases are those of their listings, and the snapshot's schema is checked later.
  if (name === shellName) return { remotes, shell: { stable, previous } as ShellListing };
  const others = remotes.filter((other) => other.name !== name);
  const all = [...others, listing as RemoteListing];
  return { shell, remotes: all.toSorted((a, b) => (a.name < b.name ? -1 : 1)) };
}

/** The listing after a release becomes stable; the previous stable one is its fallback. */
export function promoted(listing: Listing | undefined, stable: Listing['stable']): Listing {
  const { name, version } = stable;
  if (!listing) return { name, stable, previous: null, canary: null };
  const isOnTrial = listing.canary?.release.version === version;
  return {
    ...listing,
    stable,
    previous: listing.stable.version === version ? listing.previous : listing.stable,
    canary: isOnTrial ? null : listing.canary,
  };
}
