import { isMysql, type Database } from '../db/open-database.ts';
import type { Line, LineKey } from './ledger.ts';

const table = 'remote_histograms';

/** One column for each count of a line. */
const columns = Array.from({ length: 24 }, (_value, place) => `b${place}`);

const keyColumns = ['remote', 'version', 'trial', 'minute', 'measure'] as const;

/**
 * Adds to stored counts, one statement per row, so that no count is lost when other instances add at
 * the same time. Rows are ordered by key, so that concurrent writers cannot deadlock.
 */
export async function addLines(db: Database, lines: readonly Line[]): Promise<void> {
  const sums = Object.fromEntries(columns.map((column) => [column, sumOf(db, column)]));
  for (const { remote, version, trial, minute, measure, counts } of lines.toSorted(byKey)) {
    const row = Object.fromEntries(columns.map((column, place) => [column, counts[place] ?? 0]));
    await db(table)
      .insert({ remote, version, trial, minute, measure, ...row })
      .onConflict([...keyColumns])
      .merge(sums);
  }
}

/** The sum of the stored and the inserted value; the databases have different syntax. */
function sumOf(db: Database, column: string) {
  const inserted = isMysql(db) ? 'VALUES(??)' : 'excluded.??';
  return db.raw(`?? + ${inserted}`, [`${table}.${column}`, column]);
}

function byKey(a: LineKey, b: LineKey): number {
  return (
    a.remote.localeCompare(b.remote, 'en') ||
    a.version.localeCompare(b.version, 'en') ||
    a.trial - b.trial ||
    a.minute - b.minute ||
    a.measure.localeCompare(b.measure, 'en')
  );
}

/** Counts since a minute, of one remote or all, with a line for each hour. */
export async function sumByHour(
  db: Database,
  since: number,
  remote: Partial<Pick<LineKey, 'remote'>> = {},
): Promise<Line[]> {
  const hour = db.raw('?? - (?? % 3600000)', ['minute', 'minute']);
  const rows: (LineKey & Record<string, unknown>)[] = await db(table)
    .where(remote)
    .where('minute', '>=', since)
    .groupBy('remote', 'version', 'trial', 'measure', hour)
    .select('remote', 'version', 'trial', 'measure', { hour })
    .sum(Object.fromEntries(columns.map((column) => [column, column])));
  // MySQL's sum is a decimal, which the driver returns as text.
  return rows.map((row) => ({
    remote: row.remote,
    version: row.version,
    trial: row.trial,
    minute: Number(row['hour']),
    measure: row.measure,
    counts: columns.map((column) => Number(row[column])),
  }));
}

/** Deletes counts from before a minute. */
export async function dropLinesBefore(db: Database, minute: number): Promise<void> {
  await db<LineKey>(table).where('minute', '<', minute).delete();
}
