import type {
  CanaryStop,
  RegistrySnapshot,
  RemoteListing,
  VersionFigures,
} from '@topwords/platform/contracts';
import type { OpenContext } from '../users/context.ts';
import type { Database } from '../db/open-database.ts';
import { quantile } from './buckets.ts';
import { attemptsOf } from './judge-canary.ts';
import { sumByHour } from './ledger-repository.ts';
import {
  bucketsOf,
  minuteOf,
  outcomesOf,
  totalOf,
  type FailureSample,
  type Line,
  type Measure,
} from './ledger.ts';
import { listLiveReleases, type LiveRelease } from './live-releases.ts';
import { shareOf } from './proportions.ts';
import { listSamples } from './sample-repository.ts';
import { listStops } from './stop-repository.ts';

const hourMilliseconds = 60 * 60_000;
const shownHours = 24;
const shownStops = 20;
const shownSamples = 5;

type Fares = Pick<VersionFigures, 'loads' | 'failures' | 'failure_share'>;

/** Figures of all remotes for their teams. Times are UTC milliseconds. */
export interface RemotesFigures {
  now: number;
  /** The snapshot that this instance serves; null while it has none. */
  snapshot: { sequence: number; issued_at: number } | null;
  remotes: { remote: string; versions: VersionFigures[] }[];
  /** The newest stops, including those of former canaries. */
  stops: CanaryStop[];
}

interface Figures {
  lines: Line[];
  samples: FailureSample[];
  stopped: readonly string[];
}

/** Figures of the live versions of all remotes, and the stopped canaries. */
export async function getRemotesFigures(
  { db, now }: OpenContext,
  snapshot: RegistrySnapshot | undefined,
  stopped: readonly string[],
): Promise<RemotesFigures> {
  const figures = { ...(await readFigures(db, now)), stopped };
  return {
    now,
    snapshot: snapshot ? { sequence: snapshot.sequence, issued_at: snapshot.issued_at } : null,
    remotes: (snapshot?.remotes ?? []).map((listing) => ({
      remote: listing.name,
      versions: listLiveReleases({ remotes: [listing] }).map((release) =>
        describeVersion(release, listing, figures),
      ),
    })),
    stops: await listStops(db, shownStops),
  };
}

async function readFigures(db: Database, now: number) {
  const since = minuteOf(now) - shownHours * hourMilliseconds;
  return {
    lines: await sumByHour(db, since),
    samples: await listSamples(db),
  };
}

function describeVersion(
  { remote, version, role }: LiveRelease,
  { canary }: RemoteListing,
  figures: Figures,
): VersionFigures {
  const isOurs = (of: { remote: string; version: string }) =>
    of.remote === remote && of.version === version;
  const lines = figures.lines.filter(isOurs);
  const counted = lines.filter(({ measure }) => measure === 'outcomes');
  const hours = [...Map.groupBy(counted, ({ minute }) => minute)].toSorted(([a], [b]) => b - a);
  const is_stopped = role === 'canary' && figures.stopped.includes(canary?.id ?? '');
  const given = canary === null || figures.stopped.includes(canary.id) ? 0 : canary.percent;
  const valueAt = (measure: Measure, share: number) => {
    const counts = totalOf(lines.filter((line) => line.measure === measure));
    return quantile(counts, bucketsOf(measure), share) ?? null;
  };
  return {
    version,
    role,
    percent: { stable: 100 - given, canary: given, previous: null }[role],
    is_stopped,
    ...faresOf(counted),
    load_time: {
      p50: valueAt('load', 0.5),
      p75: valueAt('load', 0.75),
      p95: valueAt('load', 0.95),
    },
    vitals: { LCP: valueAt('LCP', 0.75), INP: valueAt('INP', 0.75), CLS: valueAt('CLS', 0.75) },
    hours: hours.map(([hour, ofHour]) => ({ hour, ...faresOf(ofHour) })),
    failed: figures.samples
      .filter(isOurs)
      .slice(0, shownSamples)
      .map(({ stage, message, occurrences, last_at }) => ({
        stage,
        message,
        occurrences,
        last_at,
      })),
  };
}

function faresOf(lines: readonly Line[]): Fares {
  const { loads, load_failures, start_failures, broken_loads } = outcomesOf(lines);
  const attempts = attemptsOf({
    loads,
    failedLoads: load_failures + start_failures,
    brokenLoads: broken_loads,
    surplus: 0,
    loadTimes: [],
  });
  return { loads, failures: attempts.count, failure_share: shareOf(attempts) };
}
