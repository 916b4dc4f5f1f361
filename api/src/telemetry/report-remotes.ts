import type { RemoteReport } from '@topwords/platform/contracts';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { UserContext } from '../users/context.ts';
import { knownError } from '../errors/known-error.ts';
import type { LimitStore } from '../limits/limit-store.ts';
import type { AccountWeights } from './account-weights.ts';
import type { BrokenLoads } from './broken-loads.ts';
import { cleanMessage } from './clean-message.ts';
import type { Ledger } from './ledger.ts';
import type { KnownRelease, KnownReleases } from './live-releases.ts';
import type { Metrics } from './metrics.ts';

/** Reports that one account may send in a minute: some hundred pages opened one after the other. */
const reportsInMinute = 600;

/** Where reports go. */
export interface ReportServices {
  releases: KnownReleases;
  ledger: Ledger;
  brokenLoads: BrokenLoads;
  weights: AccountWeights;
  metrics: Pick<Metrics, 'observeReport'>;
}

/** Counts an account's reports; throws too_many_attempts over the limit. */
export type CountReports = (userId: string, reports: number) => Promise<void>;

/** The limit of an account's reports. */
export function createReportLimit(limits: Pick<LimitStore, 'limiter'>): CountReports {
  const limiter = limits.limiter({
    keyPrefix: 'remote-reports',
    points: reportsInMinute,
    duration: 60,
    refusesAlone: true,
  });
  return async (userId, reports) => {
    try {
      await limiter.consume(userId, reports);
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      throw knownError('too_many_attempts', 'Too many reports. Please wait a minute', {
        retryAfterSeconds: Math.max(1, Math.ceil(rejection.msBeforeNext / 1000)),
      });
    }
  };
}

/**
 * Counts what a page saw of remotes, without who saw it. Reports of versions that the registry does
 * not have live, and has not had live in the last hour, are dropped. Nothing is written here: the
 * ledger is, with all others' reports, a moment later.
 */
export function reportRemotes(
  { user, now }: Pick<UserContext, 'user' | 'now'>,
  reports: readonly RemoteReport[],
  services: ReportServices,
): { accepted: number } {
  // Loads first: a failure in a render belongs to the load that may stand after it in the batch.
  const inOrder = reports.toSorted(
    (a, b) => Number(b.kind === 'loaded') - Number(a.kind === 'loaded'),
  );
  const accepted = inOrder.filter((report) => {
    const release = services.releases.find(report.remote, report.version, now);
    if (release === undefined) return false;
    services.metrics.observeReport(report);
    take(report, release, { userId: user.id, now, services });
    return true;
  });
  return { accepted: accepted.length };
}

interface Taking {
  userId: string;
  now: number;
  services: ReportServices;
}

function take(
  report: RemoteReport,
  release: KnownRelease,
  { userId, now, services }: Taking,
): void {
  const { ledger, brokenLoads, weights } = services;
  if (report.kind === 'loaded') {
    const { counted, timed } = weights.ofAttempt(userId, release, false);
    ledger.count(counted, 'loads', now);
    ledger.measure(timed, 'load', report.duration, now);
    brokenLoads.noteLoad(userId, release);
  } else if (report.kind === 'vital') {
    ledger.measure(release, report.name, report.value, now);
  } else {
    const { remote, version, stage } = report;
    const isLate = stage === 'render' || stage === 'event';
    const counted = isLate ? release : weights.ofAttempt(userId, release, true).counted;
    ledger.count(counted, `${stage}_failures`, now);
    if (isLate && brokenLoads.breaksLoad(userId, release)) {
      ledger.count(weights.ofBrokenLoad(userId, release), 'broken_loads', now);
    }
    const message = cleanMessage(report.message);
    ledger.keep({ remote, version, stage, message, occurrences: 1, last_at: now });
  }
}
