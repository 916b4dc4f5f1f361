import { createHash } from 'node:crypto';
import type { Database } from '../db/open-database.ts';
import type { FailureSample } from './ledger.ts';

interface SampleRow extends FailureSample {
  sample_hash: string;
}

/** Distinct failures stored for each version. */
const samplesOfVersion = 20;

interface Version {
  remote: string;
  version: string;
}

/** Adds failures, then drops all but the newest of each version. */
export async function addSamples(db: Database, samples: readonly FailureSample[]): Promise<void> {
  const rows = samples
    .map((sample) => ({ ...sample, sample_hash: hashOf(sample) }))
    .toSorted((a, b) => (a.sample_hash < b.sample_hash ? -1 : 1));
  for (const { occurrences, ...row } of rows) {
    const { remote, version, sample_hash } = row;
    await db<SampleRow>('remote_failures')
      .insert({ ...row, occurrences: 0 })
      .onConflict(['remote', 'version', 'sample_hash'])
      .ignore();
    await db<SampleRow>('remote_failures')
      .where({ remote, version, sample_hash })
      .update({ occurrences: db.raw('occurrences + ?', [occurrences]), last_at: row.last_at });
  }
  const versions = new Map(rows.map((row) => [`${row.remote} ${row.version}`, row]));
  for (const version of versions.values()) await dropOlder(db, version);
}

function hashOf({ stage, message }: FailureSample): string {
  return createHash('sha256').update(`${stage} ${message}`).digest('hex');
}

async function dropOlder(db: Database, { remote, version }: Version): Promise<void> {
  const rows = await db<SampleRow>('remote_failures')
    .where({ remote, version })
    .orderBy([
      { column: 'last_at', order: 'desc' },
      { column: 'sample_hash', order: 'asc' },
    ])
    .select('sample_hash');
  const older = rows.slice(samplesOfVersion);
  if (older.length === 0) return;
  await db<SampleRow>('remote_failures')
    .where({ remote, version })
    .whereIn(
      'sample_hash',
      older.map(({ sample_hash }) => sample_hash),
    )
    .delete();
}

/** The stored failures of every version, newest first. */
export async function listSamples(db: Database): Promise<FailureSample[]> {
  return db<SampleRow>('remote_failures')
    .orderBy([
      { column: 'last_at', order: 'desc' },
      { column: 'sample_hash', order: 'asc' },
    ])
    .select('remote', 'version', 'stage', 'message', 'occurrences', 'last_at');
}

/** Deletes failures that were last seen before a time. */
export async function dropSamplesBefore(db: Database, time: number): Promise<void> {
  await db<SampleRow>('remote_failures').where('last_at', '<', time).delete();
}
