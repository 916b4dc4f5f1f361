import type { Canary, RegistrySnapshot } from '@topwords/platform/contracts';
import type { Database } from '../db/open-database.ts';
import { findStops } from './stop-repository.ts';

/** The stopped canaries of the snapshot, as far as this process knows. */
export interface StoppedCanaries {
  has(canary: Pick<Canary, 'id' | 'started_at'>): boolean;
  /** Their ids in the current snapshot. */
  list(): readonly string[];
  /** Reads from the database which canaries other instances have stopped. */
  refresh(): Promise<void>;
}

/** The canaries of a snapshot. */
export function canariesOf(snapshot: RegistrySnapshot | undefined): Canary[] {
  return snapshot?.remotes.flatMap(({ canary }) => (canary === null ? [] : [canary])) ?? [];
}

/**
 * A canary is identified by its id and start time: a later canary of the same version counts as not
 * stopped.
 */
export function createStoppedCanaries(
  db: Database,
  snapshot: () => RegistrySnapshot | undefined,
): StoppedCanaries {
  let stopped: ReadonlySet<string> = new Set();

  function has({ id, started_at }: Pick<Canary, 'id' | 'started_at'>): boolean {
    return stopped.has(`${id} ${started_at}`);
  }

  return {
    has,
    list: () =>
      canariesOf(snapshot())
        .filter((canary) => has(canary))
        .map(({ id }) => id),
    async refresh() {
      const ids = canariesOf(snapshot()).map(({ id }) => id);
      const stops = ids.length === 0 ? [] : await findStops(db, ids);
      stopped = new Set(stops.map(({ canary_id, started_at }) => `${canary_id} ${started_at}`));
    },
  };
}
