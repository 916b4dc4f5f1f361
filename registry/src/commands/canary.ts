import {
  canaryMark,
  publicPartOf,
  type Canary,
  type CanaryBounds,
  type RemoteListing,
} from '@topwords/platform/contracts';
import { describeStop, type Product } from '../product.ts';
import { registryFault } from '../registry-fault.ts';
import { withListing } from '../releases/promote-release.ts';
import type { ReleaseRecord } from '../releases/release-record.ts';
import {
  changeSnapshot,
  type ChangeResult,
  type LogState,
  type Writer,
} from '../snapshots/change-snapshot.ts';
import { readLogBackwards } from '../snapshots/read-log.ts';
import { requireListing, requirePublished } from './find-release.ts';

/** Bounds that a canary has unless its team wants others. */
export const usualBounds: CanaryBounds = {
  minimum_loads: 50,
  failure_excess: 0.02,
  load_time_ratio: 1.5,
};

/** What a team says of a canary; what it does not say stays as it is. */
export interface CanaryWishes {
  version: string;
  /** Another trial of the version that is on trial already. */
  again?: boolean | undefined;
  percent?: number | undefined;
  /** Ids of accounts. */
  learners?: readonly string[] | undefined;
  bounds: Partial<CanaryBounds>;
}

/**
 * An id that no earlier canary had. A canary that stopped by itself stays stopped, by its id: another
 * trial of the same version is another canary.
 */
async function nextId(
  { store, privateKey }: Writer,
  { newest }: LogState,
  { release, published_at }: ReleaseRecord,
): Promise<string> {
  const used = new Set<string>();
  const log = readLogBackwards(store, publicPartOf(privateKey), newest, published_at);
  for await (const { snapshot } of log) {
    const listing = snapshot.remotes.find(({ name }) => name === release.name);
    if (listing?.canary) used.add(listing.canary.id);
  }
  const first = `${release.name}@${release.version}`;
  let id = first;
  for (let trial = 2; used.has(id); trial += 1) id = `${first}-trial${trial}`;
  return id;
}

function withWishes(canary: Canary, { percent, learners, bounds }: CanaryWishes): Canary {
  const marks = learners?.map((learner) => canaryMark(canary.id, learner)).toSorted();
  return {
    ...canary,
    percent: percent ?? canary.percent,
    learners: marks ?? canary.learners,
    bounds: { ...canary.bounds, ...bounds },
  };
}

/** Another trial of a version has the share and the bounds of the one before; named learners it has not. */
async function startCanary(
  writer: Writer,
  state: LogState,
  listing: RemoteListing,
  wishes: CanaryWishes,
): Promise<Canary> {
  const record = await requirePublished(writer, listing.name, wishes.version);
  const former = listing.canary?.release.version === wishes.version ? listing.canary : null;
  return {
    id: await nextId(writer, state, record),
    release: record.release,
    percent: former?.percent ?? 0,
    // They are known by marks that only the id of their own trial makes.
    learners: [],
    started_at: writer.now(),
    bounds: former?.bounds ?? usualBounds,
  };
}

/** Nobody who only means to widen a trial starts one again that found the version to fail. */
async function requireRunning(canary: Canary, product: Pick<Product, 'stopOf'>): Promise<void> {
  const stop = await product.stopOf(canary);
  if (stop === null || stop === 'unknown') return;
  const { name, version } = canary.release;
  throw registryFault(
    'canary_stopped',
    `${name} ${version} ${describeStop(stop)}. --again starts another trial of it`,
  );
}

/**
 * Gives a published version to some learners in place of the stable one, or to more or fewer of them.
 * @throws faults of `requirePublished`; `remote_unknown`, `version_stable`, `canary_stopped`
 */
export function setCanary(
  writer: Writer & { product: Pick<Product, 'stopOf'> },
  remote: string,
  wishes: CanaryWishes,
): Promise<ChangeResult> {
  return changeSnapshot(writer, async (state) => {
    const listing = requireListing(state.remotes, remote);
    if (listing.stable.version === wishes.version) {
      throw registryFault('version_stable', `${remote} ${wishes.version} is stable already`);
    }
    const { canary: present } = listing;
    const isOnTrial = present?.release.version === wishes.version && !wishes.again;
    if (isOnTrial) await requireRunning(present, writer.product);
    const canary = isOnTrial ? present : await startCanary(writer, state, listing, wishes);
    return withListing(state.remotes, { ...listing, canary: withWishes(canary, wishes) });
  });
}

/** Ends the canary: all learners get the stable version. @throws `remote_unknown` */
export function stopCanary(writer: Writer, remote: string): Promise<ChangeResult> {
  return changeSnapshot(writer, ({ remotes }) => {
    const listing = requireListing(remotes, remote);
    return listing.canary ? withListing(remotes, { ...listing, canary: null }) : [...remotes];
  });
}
