import type { Canary, RegistrySnapshot } from '@topwords/platform/contracts';
import type { Database } from '../db/open-database.ts';
import { findStops } from './stop-repository.ts';

/** Which canaries of the snapshot have stopped, as this process knows it. */
export interface StoppedCanaries {
  has(canary: Pick<Canary, 'id' | 'started_at'>): boolean;
  /** Their ids, of the snapshot of now. */
  list(): readonly string[];
  /** Reads from the database what other instances have stopped. */
  refresh(): Promise<void>;
}

/** The canaries of a snapshot. */
export function canariesOf(snapshot: RegistrySnapshot | undefined): Canary[] {
  return snapshot?.remotes.flatMap(({ canary }) => (canary === null ? [] : [canary])) ?? [];
}

/**
 * A canary is told by its id and by when it started: one of the same version that is started later
 * has not stopped.
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
