import type {
  CanaryStop,
  RegistrySnapshot,
  RemoteListing,
  VersionFigures,
} from '@topwords/platform/contracts';
import type { OpenContext } from '../users/context.ts';
import type { Database } from '../db/open-database.ts';
import { quantile } from './buckets.ts';
import {
  sumCountsByHour,
  sumHistograms,
  type HourCounts,
  type SummedHistogram,
} from './count-repository.ts';
import { attemptsOf } from './judge-canary.ts';
import { bucketsOf, minuteOf, type FailureSample, type Measure } from './ledger.ts';
import { listLiveReleases, type LiveRelease } from './live-releases.ts';
import { shareOf } from './proportions.ts';
import { listSamples } from './sample-repository.ts';
import { listStops } from './stop-repository.ts';

const hourMilliseconds = 60 * 60_000;
const shownHours = 24;
const shownStops = 20;
const shownSamples = 5;

type Fares = Pick<VersionFigures, 'loads' | 'failures' | 'failure_share'>;

/** All that teams want to know of their remotes. Times are UTC milliseconds. */
export interface RemotesFigures {
  now: number;
  /** The snapshot that this instance serves; null while it has none. */
  snapshot: { sequence: number; issued_at: number } | null;
  remotes: { remote: string; versions: VersionFigures[] }[];
  /** The newest stops, also of canaries that are gone. */
  stops: CanaryStop[];
}

interface Figures {
  hours: HourCounts[];
  histograms: SummedHistogram[];
  samples: FailureSample[];
  stopped: readonly string[];
}

/** How the live versions of all remotes fare, and which canaries have stopped. */
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
    hours: await sumCountsByHour(db, since),
    histograms: await sumHistograms(db, since),
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
  const hours = figures.hours.filter(isOurs).toSorted((a, b) => b.hour - a.hour);
  const is_stopped = role === 'canary' && figures.stopped.includes(canary?.id ?? '');
  const given = canary === null || figures.stopped.includes(canary.id) ? 0 : canary.percent;
  const valueAt = (measure: Measure, share: number) => {
    const counts = figures.histograms.find((of) => isOurs(of) && of.measure === measure)?.counts;
    return quantile(counts ?? [], bucketsOf(measure), share) ?? null;
  };
  return {
    version,
    role,
    percent: { stable: 100 - given, canary: given, previous: null }[role],
    is_stopped,
    ...faresOf(hours),
    load_time: {
      p50: valueAt('load', 0.5),
      p75: valueAt('load', 0.75),
      p95: valueAt('load', 0.95),
    },
    vitals: { LCP: valueAt('LCP', 0.75), INP: valueAt('INP', 0.75), CLS: valueAt('CLS', 0.75) },
    hours: hours.map((counts) => ({ hour: counts.hour, ...faresOf([counts]) })),
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

function faresOf(hours: readonly HourCounts[]): Fares {
  const sum = (valueOf: (counts: HourCounts) => number) =>
    hours.reduce((total, counts) => total + valueOf(counts), 0);
  const attempts = attemptsOf({
    loads: sum(({ loads }) => loads),
    failedLoads: sum(({ load_failures, start_failures }) => load_failures + start_failures),
    brokenLoads: sum(({ broken_loads }) => broken_loads),
    surplus: 0,
    loadTimes: [],
  });
  return {
    loads: sum(({ loads }) => loads),
    failures: attempts.count,
    failure_share: shareOf(attempts),
  };
}
