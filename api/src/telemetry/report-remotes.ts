import type { RemoteReport } from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import { knownError } from '../errors/known-error.ts';
import { consume } from '../limits/consume.ts';
import type { LimitStore } from '../limits/limit-store.ts';
import type { AccountWeights } from './account-weights.ts';
import { cleanMessage } from './clean-message.ts';
import type { Ledger } from './ledger.ts';
import type { KnownRelease, KnownReleases } from './live-releases.ts';
import type { Metrics } from './metrics.ts';

/** Reports that an account may send in a minute: enough for about a hundred pages opened in a row. */
const reportsInMinute = 600;

/** Where reports go. */
export interface ReportServices {
  releases: KnownReleases;
  ledger: Ledger;
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
    const retryAfterSeconds = await consume(limiter, userId, reports);
    if (retryAfterSeconds === 0) return;
    throw knownError('too_many_attempts', 'Too many reports. Please wait a minute', {
      retryAfterSeconds,
    });
  };
}

/**
 * Counts a page's reports of remotes, without the account. Reports of versions that have not been live
 * in the registry in the last hour are dropped. Nothing is written here: the ledger writes all reports
 * a moment later.
 */
export function reportRemotes(
  { user, now }: Pick<UserContext, 'user' | 'now'>,
  reports: readonly RemoteReport[],
  services: ReportServices,
): { accepted: number } {
  // Loads first: a render failure belongs to a load that may come after it in the batch.
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
  const { ledger, weights } = services;
  if (report.kind === 'loaded') {
    const { counted, timed } = weights.ofAttempt(userId, release, false);
    ledger.count(counted, 'loads', now);
    ledger.measure(timed, 'load', report.duration, now);
  } else if (report.kind === 'vital') {
    ledger.measure(release, report.name, report.value, now);
  } else {
    const { remote, version, stage } = report;
    const isLate = stage === 'render' || stage === 'event';
    const counted = isLate ? release : weights.ofAttempt(userId, release, true).counted;
    ledger.count(counted, `${stage}_failures`, now);
    const broken = isLate ? weights.ofBrokenLoad(userId, release) : undefined;
    if (broken !== undefined) ledger.count(broken, 'broken_loads', now);
    const message = cleanMessage(report.message);
    ledger.keep({ remote, version, stage, message, occurrences: 1, last_at: now });
  }
}
