import {
  canaryMark,
  type Canary,
  type CanaryBounds,
  type RemoteRelease,
} from '@topwords/platform/contracts';
import { publicPartOf } from '../signature/snapshot-signature.ts';
import { describeStop, type Product } from '../context/product.ts';
import { releaseFault } from '../fault/release-fault.ts';
import { listingOf, withListing, type Listing } from '../log/listings-of.ts';
import type { ReleaseRecord } from '../records/release-record.ts';
import {
  changeSnapshot,
  type ChangeResult,
  type LogState,
  type Writer,
} from '../log/change-snapshot.ts';
import { readLogBackwards } from '../log/read-log.ts';
import { requireListing, requirePublished } from './find-release.ts';

/** Bounds of a canary unless its team sets others. */
export const defaultBounds: CanaryBounds = {
  minimum_loads: 50,
  failure_excess: 0.02,
  load_time_ratio: 1.5,
};

/** Options of a canary. Those left out stay unchanged. */
export interface CanaryOptions {
  version: string;
  /** Starts another trial of a version that is already on trial. */
  again?: boolean | undefined;
  percent?: number | undefined;
  /** Ids of accounts. */
  learners?: readonly string[] | undefined;
  bounds: Partial<CanaryBounds>;
}

/**
 * Returns an id that no earlier canary had. A canary that stopped automatically stays stopped under
 * its id, so another trial of the same version needs a new one.
 */
async function nextId(
  { store, privateKey }: Writer,
  { newest }: LogState,
  { release, published_at }: ReleaseRecord,
): Promise<string> {
  const used = new Set<string>();
  const log = readLogBackwards(store, publicPartOf(privateKey), newest, published_at);
  for await (const { snapshot } of log) {
    const listing = listingOf(snapshot, release.name);
    if (listing?.canary) used.add(listing.canary.id);
  }
  const first = `${release.name}@${release.version}`;
  let id = first;
  for (let trial = 2; used.has(id); trial += 1) id = `${first}-trial${trial}`;
  return id;
}

function withOptions(canary: Canary, { percent, learners, bounds }: CanaryOptions): Canary {
  const marks = learners?.map((learner) => canaryMark(canary.id, learner)).toSorted();
  return {
    ...canary,
    percent: percent ?? canary.percent,
    learners: marks ?? canary.learners,
    bounds: { ...canary.bounds, ...bounds },
  };
}

/**
 * Another trial of a version keeps the share and bounds of the one before, but not the named
 * learners.
 */
async function startCanary(
  writer: Writer,
  state: LogState,
  listing: Listing,
  options: CanaryOptions,
): Promise<Canary> {
  const record = await requirePublished(writer, listing.name, options.version);
  const former = listing.canary?.release.version === options.version ? listing.canary : null;
  return {
    id: await nextId(writer, state, record),
    release: record.release as RemoteRelease,
    percent: former?.percent ?? 0,
    // Their marks are derived from the trial's id, so marks of another trial do not match.
    learners: [],
    started_at: writer.now(),
    bounds: former?.bounds ?? defaultBounds,
  };
}

/** Keeps a change of share from restarting a trial that stopped because the version failed. */
async function requireRunning(canary: Canary, product: Pick<Product, 'stopOf'>): Promise<void> {
  const stop = await product.stopOf(canary);
  if (stop === null || stop === 'unknown') return;
  const { name, version } = canary.release;
  throw releaseFault(
    'canary_stopped',
    `${name} ${version} ${describeStop(stop)}. --again starts another trial of it`,
  );
}

/**
 * Gives a published version to some learners instead of the stable one, or changes to whom.
 * @throws faults of `requirePublished`; `remote_unknown`, `version_stable`, `canary_stopped`
 */
export function setCanary(
  writer: Writer & { product: Pick<Product, 'stopOf'> },
  remote: string,
  options: CanaryOptions,
): Promise<ChangeResult> {
  return changeSnapshot(writer, async (state) => {
    // The shell has no canaries.
    const listing = requireListing({ remotes: state.remotes }, remote);
    if (listing.stable.version === options.version) {
      throw releaseFault('version_stable', `${remote} ${options.version} is already stable`);
    }
    const { canary: present } = listing;
    const isOnTrial = present?.release.version === options.version && !options.again;
    if (isOnTrial) await requireRunning(present, writer.product);
    const canary = isOnTrial ? present : await startCanary(writer, state, listing, options);
    const changed = { ...listing, canary: withOptions(canary, options) };
    return withListing(state, changed);
  });
}

/** Ends the canary: all learners get the stable version. @throws `remote_unknown` */
export function stopCanary(writer: Writer, remote: string): Promise<ChangeResult> {
  return changeSnapshot(writer, (state) => {
    const listing = requireListing({ remotes: state.remotes }, remote);
    return withListing(state, { ...listing, canary: null });
  });
}
