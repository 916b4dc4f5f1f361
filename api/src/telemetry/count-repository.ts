import type { Database } from '../db/open-database.ts';
import {
  bucketsOf,
  noCounts,
  outcomes,
  type Measure,
  type MinuteCounts,
  type MinuteHistogram,
  type MinuteKey,
  type Outcome,
} from './ledger.ts';

type CountsRow = MinuteKey & Record<Outcome, number>;

/** Of the buckets' columns only `b0` is named here; the others follow it. */
interface HistogramRow extends MinuteKey {
  measure: Measure;
  b0: number;
}

/** As many buckets as a measure may have. */
const bucketColumns = Array.from({ length: 24 }, (_value, index) => `b${index}`);

const keyColumns = ['remote', 'version', 'trial', 'minute'] as const;

/** Which counts are asked for: of a version, since a minute. */
export interface CountsQuery {
  remote: string;
  version: string;
  trial: number;
  since: number;
}

/** Counts of a version in an hour; `hour` is its beginning, UTC milliseconds. */
export type HourCounts = Record<Outcome, number> & {
  remote: string;
  version: string;
  hour: number;
};

/** A histogram of a version, over all minutes that were asked for. */
export interface SummedHistogram {
  remote: string;
  version: string;
  measure: Measure;
  counts: number[];
}

/**
 * Adds to what is counted. First the rows that are not there yet are made, then each is added to where
 * it stands, so that no count is lost to whoever else adds at the same time. Rows come in the order of
 * their keys, so that two who add wait for each other and do not block each other.
 */
export async function addCounts(db: Database, minutes: readonly MinuteCounts[]): Promise<void> {
  if (minutes.length === 0) return;
  const rows = minutes.toSorted(byKey);
  await db<CountsRow>('remote_minutes')
    .insert(rows.map((row) => keyOf(row)))
    .onConflict([...keyColumns])
    .ignore();
  for (const row of rows) {
    await db<CountsRow>('remote_minutes')
      .where(keyOf(row))
      .update(additions(db, outcomes, (outcome) => row.counts[outcome]));
  }
}

/** The same for histograms. */
export async function addHistograms(
  db: Database,
  histograms: readonly MinuteHistogram[],
): Promise<void> {
  if (histograms.length === 0) return;
  const rows = histograms.toSorted(
    (a, b) => byKey(a, b) || a.measure.localeCompare(b.measure, 'en'),
  );
  await db<HistogramRow>('remote_histograms')
    .insert(rows.map((row) => histogramKeyOf(row)))
    .onConflict([...keyColumns, 'measure'])
    .ignore();
  for (const row of rows) {
    await db('remote_histograms')
      .where(histogramKeyOf(row))
      .update(additions(db, bucketColumns, (column) => row.counts[Number(column.slice(1))] ?? 0));
  }
}

/** All columns each time, so that it is the same statement whatever was counted. */
function additions<Column extends string>(
  db: Database,
  columns: readonly Column[],
  amountOf: (column: Column) => number,
) {
  return Object.fromEntries(
    columns.map((column) => [column, db.raw('?? + ?', [column, amountOf(column)])]),
  );
}

function keyOf({ remote, version, trial, minute }: MinuteKey): MinuteKey {
  return { remote, version, trial, minute };
}

function histogramKeyOf(row: MinuteHistogram): MinuteKey & { measure: Measure } {
  return { ...keyOf(row), measure: row.measure };
}

function byKey(a: MinuteKey, b: MinuteKey): number {
  return (
    a.remote.localeCompare(b.remote, 'en') ||
    a.version.localeCompare(b.version, 'en') ||
    a.trial - b.trial ||
    a.minute - b.minute
  );
}

/** What was counted of a version since a minute. */
export async function sumCounts(
  db: Database,
  { since, ...version }: CountsQuery,
): Promise<Record<Outcome, number>> {
  const rows: Partial<Record<Outcome, unknown>>[] = await db('remote_minutes')
    .where(version)
    .where('minute', '>=', since)
    .sum(Object.fromEntries(outcomes.map((outcome) => [outcome, outcome])));
  return readCounts(rows[0] ?? {});
}

/** How long the loads of a version took since a minute, in `millisecondBuckets`. */
export async function sumLoadTimes(
  db: Database,
  { since, ...version }: CountsQuery,
): Promise<number[]> {
  const rows: Record<string, unknown>[] = await db('remote_histograms')
    .where({ ...version, measure: 'load' })
    .where('minute', '>=', since)
    .sum(Object.fromEntries(bucketColumns.map((column) => [column, column])));
  return readBuckets(rows[0] ?? {}, 'load');
}

/** What was counted of every version since a minute, hour by hour. */
export async function sumCountsByHour(db: Database, since: number): Promise<HourCounts[]> {
  const hour = db.raw('?? - (?? % 3600000)', ['minute', 'minute']);
  const rows: Record<string, unknown>[] = await db('remote_minutes')
    .where('minute', '>=', since)
    .groupBy('remote', 'version', hour)
    .select('remote', 'version', { hour })
    .sum(Object.fromEntries(outcomes.map((outcome) => [outcome, outcome])));
  return rows.map((row) => ({
    remote: String(row['remote']),
    version: String(row['version']),
    hour: Number(row['hour']),
    ...readCounts(row),
  }));
}

/** The histograms of every version since a minute. */
export async function sumHistograms(db: Database, since: number): Promise<SummedHistogram[]> {
  const rows: Record<string, unknown>[] = await db('remote_histograms')
    .where('minute', '>=', since)
    .groupBy('remote', 'version', 'measure')
    .select('remote', 'version', 'measure')
    .sum(Object.fromEntries(bucketColumns.map((column) => [column, column])));
  return rows.map((row) => {
    const measure = row['measure'] as Measure;
    return {
      remote: String(row['remote']),
      version: String(row['version']),
      measure,
      counts: readBuckets(row, measure),
    };
  });
}

/** Forgets what was counted before a minute. */
export async function dropCountsBefore(db: Database, minute: number): Promise<void> {
  await db<CountsRow>('remote_minutes').where('minute', '<', minute).delete();
  await db<HistogramRow>('remote_histograms').where('minute', '<', minute).delete();
}

/** A server's sum is a decimal, which the driver hands out as text; of no rows it is null. */
function readCounts(row: Partial<Record<Outcome, unknown>>): Record<Outcome, number> {
  const counts = noCounts();
  for (const outcome of outcomes) counts[outcome] = Number(row[outcome] ?? 0);
  return counts;
}

function readBuckets(row: Readonly<Record<`b${number}`, unknown>>, measure: Measure): number[] {
  return bucketsOf(measure).map((_bound, index) => Number(row[`b${index}`] ?? 0));
}
