import type { RegistrySnapshot, RemoteListing, RemoteRelease } from '@topwords/platform/contracts';

interface Choice {
  /** The value of the cookie `canariesCookieName`; an empty text without one. */
  hint: string;
  stopped: readonly string[];
}

/** Ids of a cookie that anyone may have written. */
function idsOf(hint: string): string[] {
  try {
    return decodeURIComponent(hint).split('~');
  } catch {
    return [];
  }
}

function choose({ stable, canary }: RemoteListing, ids: string[], stopped: readonly string[]) {
  const isHinted = canary !== null && ids.includes(canary.id) && !stopped.includes(canary.id);
  return isHinted ? canary.release : stable;
}

/** The release that will most likely serve a path in this browser; undefined if none does. */
export function chooseRelease(
  { remotes }: RegistrySnapshot,
  address: string,
  { hint, stopped }: Choice,
): RemoteRelease | undefined {
  const ids = idsOf(hint);
  return remotes
    .map((listing) => choose(listing, ids, stopped))
    .find(({ routes }) => routes.includes(address));
}
