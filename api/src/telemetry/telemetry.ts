import type { RegistrySnapshot } from '@topwords/platform/contracts';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { inTransaction } from '../db/in-transaction.ts';
import type { Database } from '../db/open-database.ts';
import type { Route } from '../routing/route.ts';
import type { AnsweredRequest } from '../http/observe-requests.ts';
import type { LimitStore } from '../limits/limit-store.ts';
import { createAccountWeights } from './account-weights.ts';
import { createFigures } from './figures.ts';
import type { OpenContext } from '../users/context.ts';
import { getRemotesFigures, type RemotesFigures } from './get-remotes-figures.ts';
import { guardCanaries } from './guard-canaries.ts';
import { createLedger } from './ledger.ts';
import { dropLinesBefore } from './ledger-repository.ts';
import { createKnownReleases } from './live-releases.ts';
import { createMetrics, type Metrics, type MetricSources } from './metrics.ts';
import { dropSamplesBefore } from './sample-repository.ts';
import { telemetryRoutes } from './routes.ts';
import { canariesOf, createStoppedCanaries } from './stopped-canaries.ts';
import { createReportLimit } from './report-remotes.ts';
import { writeLedger } from './write-ledger.ts';

/** Between two beats: a canary that fails stops on all instances after two of them. */
const beatMilliseconds = 1000;

const dayMilliseconds = 24 * 60 * 60_000;
const keptMilliseconds = 30 * dayMilliseconds;
const sweepMilliseconds = dayMilliseconds / 24;

interface TelemetrySettings {
  db: Database;
  log: Logger;
  now: () => number;
  limits: Pick<LimitStore, 'limiter'>;
  /** The snapshot that this instance serves; undefined while there is none. */
  snapshot: () => RegistrySnapshot | undefined;
  /** See METRICS_TOKEN. */
  token?: string | undefined;
  /** What share of its budget each engine that costs money has used today. */
  budgetShares?: MetricSources['budgetShares'];
}

/** What pages tell of remotes: how it is counted, shown, and what follows from it for canaries. */
export interface Telemetry {
  routes: Route[];
  /** Serves the figures to operators and teams. */
  figures: Middleware;
  /** How the live versions of all remotes fare. */
  remotesFigures: (context: Pick<OpenContext, 'now'>) => Promise<RemotesFigures>;
  observeRequest: (request: AnsweredRequest) => void;
  /** A snapshot of the registry was passed over, and why. */
  countRefusal: (reason: string) => void;
  /** Hears of engines that cost money. */
  engines: Metrics['engines'];
  /** Ids of the canaries of the snapshot that have stopped by themselves. */
  stopped: () => readonly string[];
  /** Learns what has stopped, then beats once a second until it is closed. */
  start: () => Promise<void>;
  /** Writes what was counted, judges the canaries, and learns what other instances have stopped. */
  beat: () => Promise<void>;
  /** Beats no more; what was counted is written. */
  close: () => Promise<void>;
}

/** Telemetry of one instance; all instances share what is in the database. */
export function createTelemetry(settings: TelemetrySettings): Telemetry {
  const { db, log, now, snapshot } = settings;
  const ledger = createLedger();
  const releases = createKnownReleases(snapshot);
  const stopped = createStoppedCanaries(db, snapshot);
  const metrics = createMetrics({
    sequence: () => snapshot()?.sequence,
    expiresAt: () => snapshot()?.expires_at,
    stoppedCanaries: () => stopped.list(),
    budgetShares: settings.budgetShares,
  });
  let sweptAt = Number.NEGATIVE_INFINITY;

  async function sweep(): Promise<void> {
    if (now() - sweptAt < sweepMilliseconds) return;
    sweptAt = now();
    const before = now() - keptMilliseconds;
    await inTransaction(db, async (transaction) => {
      await dropLinesBefore(transaction, before);
      await dropSamplesBefore(transaction, before);
    });
  }

  async function beat(): Promise<void> {
    metrics.forget(releases.refresh(now()));
    await writeLedger(db, ledger, now());
    const current = snapshot();
    await stopped.refresh();
    if (current !== undefined && canariesOf(current).length > 0) {
      const hasStopped = await guardCanaries(
        { db, now: now() },
        { snapshot: current, stopped, log },
      );
      if (hasStopped) await stopped.refresh();
    }
    await sweep();
  }

  const remotesFigures = (context: Pick<OpenContext, 'now'>) =>
    getRemotesFigures({ ...context, db }, snapshot(), stopped.list());

  return {
    routes: telemetryRoutes({
      countReports: createReportLimit(settings.limits),
      releases,
      ledger,
      weights: createAccountWeights(snapshot),
      metrics,
    }),
    figures: createFigures({
      token: settings.token,
      metrics,
      now,
      remotes: remotesFigures,
    }),
    remotesFigures,
    observeRequest: (request) => metrics.observeRequest(request),
    countRefusal: (reason) => metrics.countRefusal(reason),
    engines: metrics.engines,
    stopped: () => stopped.list(),
    beat,
    ...createPulse({ beat, first: () => stopped.refresh(), log }),
  };
}

interface Pulse {
  beat: () => Promise<void>;
  /** Before the first beat. */
  first: () => Promise<void>;
  log: Logger;
}

/** Beats one after the other. A failure is logged when it begins and when it is over. */
function createPulse({ beat, first, log }: Pulse): Pick<Telemetry, 'start' | 'close'> {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isClosed = false;
  let isFailing = false;

  async function tryBeat(): Promise<void> {
    try {
      await beat();
      if (isFailing) log.info('telemetry is written again');
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.error({ err: error }, 'telemetry cannot be written');
      isFailing = true;
    }
  }

  function schedule(): void {
    if (isClosed) return;
    timer = setTimeout(() => {
      running = tryBeat().then(schedule);
    }, beatMilliseconds).unref();
  }

  return {
    async start() {
      await first();
      schedule();
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
      await tryBeat();
    },
  };
}
