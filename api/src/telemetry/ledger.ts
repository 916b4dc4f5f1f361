import type { RemoteReport, RemoteStage } from '@topwords/platform/contracts';
import { bucketOf, millisecondBuckets, shiftBuckets, type Buckets } from './buckets.ts';
import type { KnownRelease } from './live-releases.ts';

/** What is counted of a version, by the names of the columns. */
export const outcomes = [
  'loads',
  'load_failures',
  'start_failures',
  'render_failures',
  'event_failures',
  /** Loads after which a render or an event failed, each once. */
  'broken_loads',
] as const;

/** One of the counters of a version. */
export type Outcome = (typeof outcomes)[number];

/** What is measured of a version: its load time, or a web vital. */
export type Measure = 'load' | Extract<RemoteReport, { kind: 'vital' }>['name'];

/** The buckets in which a measure is counted. */
export function bucketsOf(measure: Measure): Buckets {
  return measure === 'CLS' ? shiftBuckets : millisecondBuckets;
}

/** A version in one minute; `minute` is its beginning, UTC milliseconds. */
export interface MinuteKey extends KnownRelease {
  minute: number;
}

/** What was counted of a version in a minute. */
export interface MinuteCounts extends MinuteKey {
  counts: Record<Outcome, number>;
}

/** How often a measure of a version fell into each bucket in a minute. */
export interface MinuteHistogram extends MinuteKey {
  measure: Measure;
  counts: number[];
}

/** A failure as pages tell it, and how often. */
export interface FailureSample {
  remote: string;
  version: string;
  stage: RemoteStage;
  message: string;
  occurrences: number;
  /** UTC milliseconds. */
  last_at: number;
}

/** All that was counted since the last time it was taken. */
interface Page {
  minutes: MinuteCounts[];
  histograms: MinuteHistogram[];
  samples: FailureSample[];
}

/** What this process has counted and not yet written to the database. */
export interface Ledger {
  count(release: KnownRelease, outcome: Outcome, now: number): void;
  measure(release: KnownRelease, measure: Measure, value: number, now: number): void;
  /** Keeps the message of a failure; it must be clean. */
  keep(sample: FailureSample): void;
  /** Hands out all that was counted, and begins anew. */
  take(): Page;
  /** Takes back what could not be written; what is older than an hour by then is lost. */
  giveBack(page: Page, now: number): void;
}

const minuteMilliseconds = 60_000;
const keptMilliseconds = 60 * minuteMilliseconds;

/** Different messages that are kept until they are written; whoever invents messages fills no memory. */
const samplesAtMost = 200;

/** The beginning of the minute of a time. */
export function minuteOf(time: number): number {
  return time - (time % minuteMilliseconds);
}

/** No counts yet. */
export function noCounts(): Record<Outcome, number> {
  return Object.fromEntries(outcomes.map((outcome) => [outcome, 0])) as Record<Outcome, number>;
}

function nameOf({ remote, version, trial, minute }: MinuteKey): string {
  return `${remote} ${version} ${trial} ${minute}`;
}

/** An empty ledger. */
export function createLedger(): Ledger {
  let minutes = new Map<string, MinuteCounts>();
  let histograms = new Map<string, MinuteHistogram>();
  let samples = new Map<string, FailureSample>();

  function countsOf(key: MinuteKey): Record<Outcome, number> {
    const name = nameOf(key);
    const entry = minutes.get(name) ?? { ...key, counts: noCounts() };
    minutes.set(name, entry);
    return entry.counts;
  }

  function bucketCountsOf(key: MinuteKey, measure: Measure): number[] {
    const name = `${nameOf(key)} ${measure}`;
    const counts = bucketsOf(measure).map(() => 0);
    const entry = histograms.get(name) ?? { ...key, measure, counts };
    histograms.set(name, entry);
    return entry.counts;
  }

  function keep(sample: FailureSample): void {
    const { remote, version, stage, message } = sample;
    const name = JSON.stringify([remote, version, stage, message]);
    const entry = samples.get(name);
    if (entry !== undefined) {
      entry.occurrences += sample.occurrences;
      entry.last_at = Math.max(entry.last_at, sample.last_at);
    } else if (samples.size < samplesAtMost) {
      samples.set(name, { ...sample });
    }
  }

  return {
    count(release, outcome, now) {
      countsOf({ ...release, minute: minuteOf(now) })[outcome] += 1;
    },
    measure(release, measure, value, now) {
      const counts = bucketCountsOf({ ...release, minute: minuteOf(now) }, measure);
      const bucket = bucketOf(value, bucketsOf(measure));
      counts[bucket] = (counts[bucket] ?? 0) + 1;
    },
    keep,
    take() {
      const page = {
        minutes: [...minutes.values()],
        histograms: [...histograms.values()],
        samples: [...samples.values()],
      };
      minutes = new Map();
      histograms = new Map();
      samples = new Map();
      return page;
    },
    giveBack(page, now) {
      const isFresh = ({ minute }: MinuteKey) => now - minute <= keptMilliseconds;
      for (const { counts, ...key } of page.minutes.filter(isFresh)) {
        const sums = countsOf(key);
        for (const outcome of outcomes) sums[outcome] += counts[outcome];
      }
      for (const { counts, measure, ...key } of page.histograms.filter(isFresh)) {
        const sums = bucketCountsOf(key, measure);
        for (const [bucket, count] of counts.entries()) sums[bucket] = (sums[bucket] ?? 0) + count;
      }
      for (const sample of page.samples) keep(sample);
    },
  };
}
