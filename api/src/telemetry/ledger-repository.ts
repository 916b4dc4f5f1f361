import { isMysql, type Database } from '../db/open-database.ts';
import type { Line, LineKey } from './ledger.ts';

const table = 'remote_histograms';

/** As many places as a line may have. */
const columns = Array.from({ length: 24 }, (_value, place) => `b${place}`);

const keyColumns = ['remote', 'version', 'trial', 'minute', 'measure'] as const;

/**
 * Adds to what is counted, a row in one statement, so that no count is lost to other instances that add
 * at the same time. Rows come in the order of their keys, so that two who add wait for each other and
 * do not block each other.
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

/** What is stored and what is inserted; the databases write this differently. */
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

/** What was counted since a minute, of one remote or of all, with a line for each hour. */
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
  // A server's sum is a decimal, which the driver returns as text.
  return rows.map((row) => ({
    remote: row.remote,
    version: row.version,
    trial: row.trial,
    minute: Number(row['hour']),
    measure: row.measure,
    counts: columns.map((column) => Number(row[column])),
  }));
}

/** Deletes what was counted before a minute. */
export async function dropLinesBefore(db: Database, minute: number): Promise<void> {
  await db<LineKey>(table).where('minute', '<', minute).delete();
}
