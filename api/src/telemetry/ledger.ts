import type { RemoteReport, RemoteStage } from '@topwords/platform/contracts';
import { bucketOf, millisecondBuckets, shiftBuckets, type Buckets } from './buckets.ts';
import type { KnownRelease } from './live-releases.ts';

/** The outcomes counted for a version. Their order matters: the database stores no names. */
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

/** A measure of a version: its load time, or a web vital. */
export type Measure = 'load' | Extract<RemoteReport, { kind: 'vital' }>['name'];

/** The buckets in which a measure is counted. */
export function bucketsOf(measure: Measure): Buckets {
  return measure === 'CLS' ? shiftBuckets : millisecondBuckets;
}

/** The key of a line, which counts outcomes or a measure. `minute` is its start in UTC milliseconds. */
export interface LineKey extends KnownRelease {
  minute: number;
  measure: 'outcomes' | Measure;
}

/** Counts by outcome or by bucket; missing ones at the end are 0. */
export interface Line extends LineKey {
  counts: number[];
}

/** A failure reported by pages, and how often. */
export interface FailureSample {
  remote: string;
  version: string;
  stage: RemoteStage;
  message: string;
  occurrences: number;
  /** UTC milliseconds. */
  last_at: number;
}

/** Everything counted since the last `take`. */
interface Page {
  lines: Line[];
  samples: FailureSample[];
}

/** Counts of this process that are not yet written to the database. */
export interface Ledger {
  count(release: KnownRelease, outcome: Outcome, now: number): void;
  measure(release: KnownRelease, measure: Measure, value: number, now: number): void;
  /** Adds a failure's message, which must be clean. */
  keep(sample: FailureSample): void;
  /** Returns all counts and resets the ledger. */
  take(): Page;
  /** Takes back counts that could not be written; drops those older than an hour. */
  giveBack(page: Page, now: number): void;
}

const minuteMilliseconds = 60_000;
const keptMilliseconds = 60 * minuteMilliseconds;

/** Distinct messages kept until they are written, so that invented messages cannot fill the memory. */
const maxSamples = 200;

/** The start of a time's minute. */
export function minuteOf(time: number): number {
  return time - (time % minuteMilliseconds);
}

/** The counts of several lines, added up. */
export function totalOf(lines: readonly Line[]): number[] {
  const total: number[] = [];
  for (const { counts } of lines) {
    for (const [place, count] of counts.entries()) total[place] = (total[place] ?? 0) + count;
  }
  return total;
}

/** The counts of lines of outcomes, by name. */
export function outcomesOf(lines: readonly Line[]): Record<Outcome, number> {
  const total = totalOf(lines);
  const named = outcomes.map((outcome, place) => [outcome, total[place] ?? 0]);
  return Object.fromEntries(named) as Record<Outcome, number>;
}

/** An empty ledger. */
export function createLedger(): Ledger {
  let lines = new Map<string, Line>();
  let samples = new Map<string, FailureSample>();

  function add(key: LineKey, counts: readonly number[]): void {
    const { remote, version, trial, minute, measure } = key;
    const name = `${remote} ${version} ${trial} ${minute} ${measure}`;
    const line = lines.get(name) ?? { ...key, counts: [] };
    lines.set(name, { ...line, counts: totalOf([line, { ...key, counts: [...counts] }]) });
  }

  function keep(sample: FailureSample): void {
    const { remote, version, stage, message } = sample;
    const name = JSON.stringify([remote, version, stage, message]);
    const entry = samples.get(name);
    if (entry !== undefined) {
      entry.occurrences += sample.occurrences;
      entry.last_at = Math.max(entry.last_at, sample.last_at);
    } else if (samples.size < maxSamples) {
      samples.set(name, { ...sample });
    }
  }

  return {
    count(release, outcome, now) {
      const counts = outcomes.map((other) => Number(other === outcome));
      add({ ...release, minute: minuteOf(now), measure: 'outcomes' }, counts);
    },
    measure(release, measure, value, now) {
      const buckets = bucketsOf(measure);
      const bucket = bucketOf(value, buckets);
      const counts = buckets.map((_bound, index) => Number(index === bucket));
      add({ ...release, minute: minuteOf(now), measure }, counts);
    },
    keep,
    take() {
      const page = { lines: [...lines.values()], samples: [...samples.values()] };
      lines = new Map();
      samples = new Map();
      return page;
    },
    giveBack(page, now) {
      for (const { counts, ...key } of page.lines) {
        if (now - key.minute <= keptMilliseconds) add(key, counts);
      }
      for (const sample of page.samples) keep(sample);
    },
  };
}
