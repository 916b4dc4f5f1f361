import type { RegistrySnapshot } from '@topwords/platform/contracts';

/** A version that is live in a registry's snapshot. */
export interface LiveRelease {
  remote: string;
  version: string;
  role: 'stable' | 'previous' | 'canary';
  /** When it became a canary, UTC milliseconds, while it is one; 0 otherwise. */
  trial: number;
}

/** The key under which reports of a version are counted. */
export type KnownRelease = Omit<LiveRelease, 'role'>;

/** How long pages may still report a version after it left the snapshot. */
export const graceMilliseconds = 60 * 60_000;

/** The longest version that fits into our tables. */
const longestVersion = 100;

/** All versions that are live, each once. */
export function listLiveReleases({ remotes }: Pick<RegistrySnapshot, 'remotes'>): LiveRelease[] {
  return remotes.flatMap(({ name: remote, stable, previous, canary }) => {
    const live: LiveRelease[] = [{ remote, version: stable.version, role: 'stable', trial: 0 }];
    if (canary !== null)
      live.push({
        remote,
        version: canary.release.version,
        role: 'canary',
        trial: canary.started_at,
      });
    if (previous !== null)
      live.push({ remote, version: previous.version, role: 'previous', trial: 0 });
    return live.filter(
      ({ version }, index) =>
        version.length <= longestVersion &&
        live.findIndex((other) => other.version === version) === index,
    );
  });
}

/** The versions that may be reported; limited so that labels and rows stay few. */
export interface KnownReleases {
  /** The version, while it is live or was in the last hour. */
  find(remote: string, version: string, now: number): KnownRelease | undefined;
  /** Reads the current snapshot, and returns the versions that may no longer be reported. */
  refresh(now: number): KnownRelease[];
}

/** Keeps the versions of a registry's snapshots in this process's memory. */
export function createKnownReleases(snapshot: () => RegistrySnapshot | undefined): KnownReleases {
  const known = new Map<string, KnownRelease & { seenAt: number }>();
  let read: RegistrySnapshot | undefined;

  function takeIn(now: number): void {
    read = snapshot();
    for (const { remote, version, trial } of read === undefined ? [] : listLiveReleases(read)) {
      known.set(`${remote} ${version}`, { remote, version, trial, seenAt: now });
    }
  }

  return {
    find(remote, version, now) {
      if (snapshot() !== read) takeIn(now);
      const found = known.get(`${remote} ${version}`);
      return found !== undefined && now - found.seenAt <= graceMilliseconds ? found : undefined;
    },
    refresh(now) {
      takeIn(now);
      const gone = [...known].filter(([, { seenAt }]) => now - seenAt > graceMilliseconds);
      for (const [key] of gone) known.delete(key);
      return gone.map(([, release]) => release);
    },
  };
}
