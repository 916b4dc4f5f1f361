import type { Canary, RegistrySnapshot, RemoteListing } from '@topwords/platform/contracts';
import type { Logger } from 'pino';
import type { OpenContext } from '../users/context.ts';
import { surplusTrialOf } from './account-weights.ts';
import { judgeCanary, type Tally } from './judge-canary.ts';
import { sumByHour } from './ledger-repository.ts';
import { minuteOf, outcomesOf, totalOf, type Line } from './ledger.ts';
import { insertStop } from './stop-repository.ts';
import type { StoppedCanaries } from './stopped-canaries.ts';

/** A canary is judged by its last half hour: older reports say little about its current state. */
const judgedMilliseconds = 30 * 60_000;

interface Guarding {
  snapshot: RegistrySnapshot;
  stopped: Pick<StoppedCanaries, 'has'>;
  log: Logger;
}

/**
 * Stops each canary of the snapshot that exceeds its bounds; returns whether any did. Every instance
 * may do so at any time: a canary is stopped and logged once.
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
  const lines = await sumByHour(db, since, { remote: name });
  return judgeCanary(
    bounds,
    tallyOf(lines, release.version, started_at),
    tallyOf(lines, stable.version, 0),
  );
}

function tallyOf(lines: readonly Line[], version: string, trial: number): Tally {
  const select = (measure: Line['measure'], counted: number) =>
    lines.filter(
      (line) => line.version === version && line.trial === counted && line.measure === measure,
    );
  const own = outcomesOf(select('outcomes', trial));
  const beyond = outcomesOf(select('outcomes', surplusTrialOf(trial)));
  return {
    loads: own.loads,
    failedLoads: own.load_failures + own.start_failures,
    brokenLoads: own.broken_loads,
    surplus: beyond.loads + beyond.load_failures + beyond.start_failures,
    loadTimes: totalOf(select('load', trial)),
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
