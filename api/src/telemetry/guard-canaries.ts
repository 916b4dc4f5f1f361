import type { Canary, RegistrySnapshot, RemoteListing } from '@topwords/platform/contracts';
import type { Logger } from 'pino';
import type { OpenContext } from '../users/context.ts';
import type { Database } from '../db/open-database.ts';
import { surplusTrialOf } from './account-weights.ts';
import { sumCounts, sumLoadTimes } from './count-repository.ts';
import { judgeCanary, type Tally } from './judge-canary.ts';
import { minuteOf } from './ledger.ts';
import { insertStop } from './stop-repository.ts';
import type { StoppedCanaries } from './stopped-canaries.ts';

/** A canary is judged by its last half an hour: what was long ago says little of it now. */
const judgedMilliseconds = 30 * 60_000;

interface Guarding {
  snapshot: RegistrySnapshot;
  stopped: Pick<StoppedCanaries, 'has'>;
  log: Logger;
}

/**
 * Stops each canary of the snapshot that has left its bounds; answers whether any has. Every instance
 * may do so at any time: a canary is stopped, and told of, once.
 */
export async function guardCanaries(
  context: OpenContext,
  { snapshot, stopped, log }: Guarding,
): Promise<boolean> {
  let hasStopped = false;
  for (const listing of snapshot.remotes) {
    const { canary } = listing;
    if (canary === null || stopped.has(canary)) continue;
    const reason = await judge(context, listing, canary);
    if (reason === undefined) continue;
    const stop = stopOf(listing.name, canary, { reason, now: context.now });
    if (await insertStop(context.db, stop)) log.warn({ ...stop }, 'canary stopped');
    hasStopped = true;
  }
  return hasStopped;
}

async function judge(
  { db, now }: OpenContext,
  { name, stable }: RemoteListing,
  { release, started_at, bounds }: Canary,
): Promise<string | undefined> {
  const since = minuteOf(Math.max(started_at, now - judgedMilliseconds));
  const tally = (version: string, trial: number) =>
    readTally(db, { remote: name, version, trial, since });
  return judgeCanary(
    bounds,
    await tally(release.version, started_at),
    await tally(stable.version, 0),
  );
}

async function readTally(
  db: Database,
  query: { remote: string; version: string; trial: number; since: number },
): Promise<Tally> {
  const { loads, load_failures, start_failures, broken_loads } = await sumCounts(db, query);
  const beyond = await sumCounts(db, { ...query, trial: surplusTrialOf(query.trial) });
  return {
    loads,
    failedLoads: load_failures + start_failures,
    brokenLoads: broken_loads,
    surplus: beyond.loads + beyond.load_failures + beyond.start_failures,
    loadTimes: await sumLoadTimes(db, query),
  };
}

function stopOf(
  remote: string,
  { id, release, started_at }: Canary,
  { reason, now }: { reason: string; now: number },
) {
  return {
    canary_id: id,
    started_at,
    remote,
    version: release.version,
    stopped_at: now,
    reason,
  };
}
