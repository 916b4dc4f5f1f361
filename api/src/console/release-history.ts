import {
  shellName,
  type RegistrySnapshot,
  type ReleaseChange,
  type RemoteListing,
} from '@topwords/platform/contracts';
import { readLogBackwards } from '@topwords/release/commands';
import { readNewest, type ReleaseRegistry } from './release-registry.ts';

/** What one snapshot changed for one remote; `author` is an account's id. */
export interface HistoryEntry extends Omit<ReleaseChange, 'by'> {
  remote: string;
  author: string | undefined;
}

type Listing = Pick<RemoteListing, 'canary'> & {
  stable: { version: string };
  previous: { version: string } | null;
};

type Change = Pick<ReleaseChange, 'kind' | 'version' | 'percent'>;

/** How far back the log is read, in snapshots. */
const maxSnapshots = 200;

/** The listings of the shell and all remotes by name, without what only pages need. */
export function listingsOf({ shell, remotes }: RegistrySnapshot): Map<string, Listing> {
  const listings = remotes.map((listing): [string, Listing] => [listing.name, listing]);
  return new Map([
    ...(shell ? [[shellName, { ...shell, canary: null }] as [string, Listing]] : []),
    ...listings,
  ]);
}

function changeOfStable(before: Listing | undefined, after: Listing): Change[] {
  const { version } = after.stable;
  if (before?.stable.version === version) return [];
  const isPromoted = !before || after.previous?.version === before.stable.version;
  return [{ kind: isPromoted ? 'promoted' : 'rolled_back', version, percent: null }];
}

function changeOfCanary(before: Listing | undefined, after: Listing): Change[] {
  const [former, present] = [before?.canary ?? null, after.canary];
  if (former && !present) {
    const { version } = former.release;
    // A promoted version is no longer a canary.
    if (after.stable.version === version) return [];
    return [{ kind: 'canary_stopped', version, percent: null }];
  }
  if (!present) return [];
  const { percent } = present;
  const { version } = present.release;
  if (former?.id !== present.id) return [{ kind: 'canary_started', version, percent }];
  const isSame = JSON.stringify(former) === JSON.stringify(present);
  return isSame ? [] : [{ kind: 'canary_changed', version, percent }];
}

/** What a snapshot changed compared with the previous one; null for the first. */
function changesOf(before: RegistrySnapshot | null, after: RegistrySnapshot): HistoryEntry[] {
  const [former, present] = [before ? listingsOf(before) : new Map(), listingsOf(after)];
  const { sequence, issued_at: at, author } = after;
  const found: [string, Change][] = [];
  for (const [name, listing] of present) {
    const earlier: Listing | undefined = former.get(name);
    const changes = [...changeOfStable(earlier, listing), ...changeOfCanary(earlier, listing)];
    found.push(...changes.map((change): [string, Change] => [name, change]));
  }
  for (const [name, { stable }] of former) {
    if (present.has(name)) continue;
    found.push([name, { kind: 'removed', version: stable.version, percent: null }]);
  }
  return found.map(([remote, change]) => ({ remote, ...change, sequence, at, author }));
}

/** The history of all remotes in the log, newest first, as far back as it is read. */
export async function readHistory(registry: ReleaseRegistry): Promise<HistoryEntry[]> {
  const { store, publicKey } = registry;
  const history: HistoryEntry[] = [];
  let after: RegistrySnapshot | null = null;
  let read = 0;
  for await (const { snapshot } of readLogBackwards(store, publicKey, await readNewest(registry))) {
    if (after !== null) history.push(...changesOf(snapshot, after));
    after = snapshot;
    read += 1;
    if (read === maxSnapshots) return history;
  }
  return after === null ? history : [...history, ...changesOf(null, after)];
}
