import { remoteStage, type RemoteReport } from '@topwords/platform/contracts';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { millisecondBuckets, shiftBuckets } from './buckets.ts';
import { createEngineMetrics } from './engine-metrics.ts';
import type { AnsweredRequest } from '../http/observe-requests.ts';
import type { KnownRelease } from './live-releases.ts';

/** Values that are read on each request for the figures. */
export interface MetricSources {
  /** Number of the snapshot that is served; undefined, shown as 0, while there is none. */
  sequence: () => number | undefined;
  /** When it expires, in UTC milliseconds; undefined if it does not. */
  expiresAt: () => number | undefined;
  stoppedCanaries: () => readonly string[];
  /** The share of its budget that each paid engine has used today, on all instances. */
  budgetShares?: (() => Promise<readonly { engine: string; share: number }[]>) | undefined;
}

/** Sentences of the tutor's model that contradict our tables, by what they are about. */
interface LeftOut {
  answer: string;
  about: readonly string[];
  /** Whether the built-in tutor answered because nothing was left. */
  isReplaced: boolean;
}

/** The figures of this process, for Prometheus. */
export interface Metrics {
  observeRequest(request: AnsweredRequest): void;
  observeReport(report: RemoteReport): void;
  /** Counts a refused snapshot by its reason. */
  countRefusal(reason: string): void;
  countSecurityEvent(kind: string): void;
  /** Counts requests to paid engines, and those that a daily limit refused. */
  engines: {
    request(engine: string): void;
    refusal(engine: string, limit: string): void;
  };
  /** Counts the sentences left out of an answer of the tutor's model. */
  countLeftOut(answer: LeftOut): void;
  /** Drops the series of versions that are no longer live. */
  forget(releases: readonly KnownRelease[]): void;
  contentType: string;
  /** All figures in Prometheus' text format. */
  text(): Promise<string>;
}

/** Without the last bound: Prometheus adds the unbounded bucket itself. */
const secondBuckets = millisecondBuckets.slice(0, -1).map((bound) => bound / 1000);
const requestBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const timedVitals = ['FCP', 'INP', 'LCP', 'TTFB'];
const version = ['remote', 'version'] as const;

/** Figures of a process, including Node's default ones. */
export function createMetrics(sources: MetricSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'topwords_http_request_duration_seconds',
    help: 'Time until a request was answered, by the pattern of its path',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers,
  });
  const loads = new Histogram({
    name: 'topwords_remote_load_duration_seconds',
    help: 'Time until the first screen of a remote was shown, as reported by pages',
    labelNames: version,
    buckets: secondBuckets,
    registers,
  });
  const loadCount = new Counter({
    name: 'topwords_remote_loads_total',
    help: 'Remotes that pages have loaded',
    labelNames: version,
    registers,
  });
  const failures = new Counter({
    name: 'topwords_remote_failures_total',
    help: 'Failures of remotes in pages, by stage',
    labelNames: [...version, 'stage'],
    registers,
  });
  const vitals = new Histogram({
    name: 'topwords_remote_web_vital_seconds',
    help: 'Web vitals of pages that were opened on a screen of the remote',
    labelNames: [...version, 'name'],
    buckets: secondBuckets,
    registers,
  });
  const shifts = new Histogram({
    name: 'topwords_remote_layout_shift',
    help: 'Cumulative layout shift of pages that were opened on a screen of the remote',
    labelNames: version,
    buckets: shiftBuckets.slice(0, -1),
    registers,
  });
  const refusals = new Counter({
    name: 'topwords_registry_refused_snapshots_total',
    help: 'Snapshots of the registry that were refused',
    labelNames: ['reason'],
    registers,
  });
  const securityEvents = new Counter({
    name: 'topwords_security_events_total',
    help: 'What happened to accounts, by kind: sign-ins and their failures, changes, recoveries',
    labelNames: ['kind'],
    registers,
  });
  const leftOut = new Counter({
    name: 'topwords_tutor_left_out_total',
    help: 'Sentences of the tutor’s model that contradict the tables of forms and were left out',
    labelNames: ['answer', 'about'],
    registers,
  });
  const replaced = new Counter({
    name: 'topwords_tutor_replaced_total',
    help: 'Answers of the tutor’s model of which nothing was left, so that the built-in tutor answered',
    labelNames: ['answer'],
    registers,
  });
  const sequence = new Gauge({
    name: 'topwords_registry_sequence',
    help: 'Number of the registry snapshot that is served',
    registers,
  });
  const expiry = new Gauge({
    name: 'topwords_registry_expires_timestamp_seconds',
    help: 'When the registry snapshot that is served expires; 0 if it does not',
    registers,
  });
  const stopped = new Gauge({
    name: 'topwords_canary_stopped',
    help: 'Canaries of the snapshot that were stopped automatically: 1 for each',
    labelNames: ['canary'],
    registers,
  });

  const engineMetrics = createEngineMetrics(registry, sources.budgetShares);

  return {
    observeRequest({ method, route, status, seconds }) {
      requests.observe({ method, route, status }, seconds);
    },
    observeReport(report) {
      const labels = { remote: report.remote, version: report.version };
      if (report.kind === 'failed') failures.inc({ ...labels, stage: report.stage });
      else if (report.kind === 'loaded') {
        loadCount.inc(labels);
        loads.observe(labels, report.duration / 1000);
      } else if (report.name === 'CLS') shifts.observe(labels, report.value);
      else vitals.observe({ ...labels, name: report.name }, report.value / 1000);
    },
    countRefusal: (reason) => refusals.inc({ reason }),
    countSecurityEvent: (kind) => securityEvents.inc({ kind }),
    engines: engineMetrics.engines,
    countLeftOut({ answer, about, isReplaced }) {
      for (const one of about) leftOut.inc({ answer, about: one });
      if (isReplaced) replaced.inc({ answer });
    },
    forget(releases) {
      for (const { remote, version: gone } of releases) {
        const labels = { remote, version: gone };
        for (const metric of [loads, loadCount, shifts]) metric.remove(labels);
        for (const stage of remoteStage.options) failures.remove({ ...labels, stage });
        for (const name of timedVitals) vitals.remove({ ...labels, name });
      }
    },
    contentType: registry.contentType,
    async text() {
      await engineMetrics.refresh();
      sequence.set(sources.sequence() ?? 0);
      expiry.set((sources.expiresAt() ?? 0) / 1000);
      stopped.reset();
      for (const canary of sources.stoppedCanaries()) stopped.set({ canary }, 1);
      return registry.metrics();
    },
  };
}
