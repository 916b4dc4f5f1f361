import type { Database } from '../db/open-database.ts';
import type { Line, LineKey } from './ledger.ts';

const table = 'remote_histograms';

/** As many places as a line may have. */
const columns = Array.from({ length: 24 }, (_value, place) => `b${place}`);

const keyColumns = ['remote', 'version', 'trial', 'minute', 'measure'] as const;

/**
 * Adds to what is counted. First the rows that are missing are made, then each is added to in place,
 * so that no count is lost to other instances that add at the same time. Rows come in the order of
 * their keys, so that two who add wait for each other and do not block each other.
 */
export async function addLines(db: Database, lines: readonly Line[]): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.toSorted(byKey);
  await db<LineKey>(table)
    .insert(rows.map((row) => keyOf(row)))
    .onConflict([...keyColumns])
    .ignore();
  for (const row of rows) await db(table).where(keyOf(row)).update(additions(db, row.counts));
}

/** All columns each time, so that it is the same statement whatever was counted. */
function additions(db: Database, counts: readonly number[]) {
  return Object.fromEntries(
    columns.map((column, place) => [column, db.raw('?? + ?', [column, counts[place] ?? 0])]),
  );
}

function keyOf({ remote, version, trial, minute, measure }: LineKey): LineKey {
  return { remote, version, trial, minute, measure };
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
