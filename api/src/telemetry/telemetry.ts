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

/** Time between beats: a failing canary is stopped on all instances after two of them. */
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
  /** The share of its budget that each paid engine has used today. */
  budgetShares?: MetricSources['budgetShares'];
}

/** Counts and shows the reports of pages on remotes, and stops failing canaries. */
export interface Telemetry {
  routes: Route[];
  /** Serves the figures to operators and teams. */
  figures: Middleware;
  /** Figures of the live versions of all remotes. */
  remotesFigures: (context: Pick<OpenContext, 'now'>) => Promise<RemotesFigures>;
  observeRequest: (request: AnsweredRequest) => void;
  /** Counts a refused snapshot of the registry by its reason. */
  countRefusal: (reason: string) => void;
  /** Counts an event of an account by its kind. */
  countSecurityEvent: (kind: string) => void;
  /** Counts requests to paid engines. */
  engines: Metrics['engines'];
  /** Counts the sentences left out of an answer of the tutor's model. */
  countLeftOut: Metrics['countLeftOut'];
  /** Ids of the canaries of the snapshot that were stopped automatically. */
  stopped: () => readonly string[];
  /** Reads which canaries have stopped, then beats once a second until it is closed. */
  start: () => Promise<void>;
  /** Writes the counts, judges the canaries, and reads which ones other instances have stopped. */
  beat: () => Promise<void>;
  /** Stops beating and writes the remaining counts. */
  close: () => Promise<void>;
}

/** Telemetry of one instance; instances share the database. */
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
    countSecurityEvent: (kind) => metrics.countSecurityEvent(kind),
    engines: metrics.engines,
    countLeftOut: (answer) => metrics.countLeftOut(answer),
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

/** Runs beats sequentially. Logs when failures begin and when they end. */
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
