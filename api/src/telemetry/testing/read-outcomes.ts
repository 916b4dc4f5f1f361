import type { Database } from '../../db/open-database.ts';
import { outcomes, type Outcome } from '../ledger.ts';
import type { KnownRelease } from '../live-releases.ts';

/** The stored counts of versions by minute, with the names of the outcomes. */
export async function readOutcomes(
  db: Database,
): Promise<(KnownRelease & { minute: number } & Record<Outcome, number>)[]> {
  const named = Object.fromEntries(outcomes.map((outcome, place) => [outcome, `b${place}`]));
  return db('remote_histograms')
    .where({ measure: 'outcomes' })
    .orderBy('version')
    .select('remote', 'version', 'trial', 'minute', named);
}
