import type { CanaryStop } from '@topwords/platform/contracts';
import { isDuplicate } from '../db/failures.ts';
import type { Database } from '../db/open-database.ts';

/** Saves a stop; returns false when the canary had already been stopped. */
export async function insertStop(db: Database, stop: CanaryStop): Promise<boolean> {
  try {
    await db<CanaryStop>('canary_stops').insert(stop);
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}

/** The stops of any of these canaries. */
export async function findStops(
  db: Database,
  canaryIds: readonly string[],
): Promise<Pick<CanaryStop, 'canary_id' | 'started_at'>[]> {
  return db<CanaryStop>('canary_stops')
    .whereIn('canary_id', [...canaryIds])
    .select('canary_id', 'started_at');
}

/** The newest stops. */
export async function listStops(db: Database, atMost: number): Promise<CanaryStop[]> {
  return db<CanaryStop>('canary_stops')
    .orderBy('stopped_at', 'desc')
    .limit(atMost)
    .select('canary_id', 'started_at', 'remote', 'version', 'stopped_at', 'reason');
}
