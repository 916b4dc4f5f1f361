import { setTimeout as wait } from 'node:timers/promises';
import type { PublicKey, SignedSnapshot } from '@topwords/platform/contracts';
import type { Logger } from 'pino';
import { reportReading } from './report-reading.ts';
import { createSnapshotReader, type RefusedSnapshot } from './snapshot-reader.ts';
import type { SnapshotStore } from './snapshot-store.ts';

/** The registry as the API sees it. */
export interface Registry {
  publicKey: PublicKey;
  /** The newest valid snapshot. */
  current(): SignedSnapshot;
  /** Reads no more. */
  close(): void;
}

interface RegistrySettings {
  store: SnapshotStore;
  publicKey: PublicKey;
  log: Logger;
  pollMilliseconds: number;
  /** How long a store that does not answer, or holds nothing valid, is asked at start. */
  patienceMilliseconds: number;
  /** Told of each snapshot that is passed over, once. */
  onRefused?: ((refused: RefusedSnapshot) => void) | undefined;
}

const retryMilliseconds = 500;

function messageOf(error: unknown): string | undefined {
  const isTold = typeof error === 'object' && error !== null && 'message' in error;
  return isTold ? String(error.message) : undefined;
}

/** Why there is no snapshot. `fetch` says in the cause what went wrong. */
function reasonOf(failure: unknown, isRefused: boolean): string {
  if (failure === undefined) {
    return isRefused ? 'none of its snapshots is signed with the public key' : 'it has no snapshot';
  }
  const cause = typeof failure === 'object' && failure !== null && 'cause' in failure;
  return (
    (cause ? messageOf(failure.cause) : undefined) ?? messageOf(failure) ?? 'it does not answer'
  );
}

/**
 * Reads a registry, then reads it again and again until it is closed. A store that is away, or holds
 * nothing better, leaves the last snapshot in force.
 * @throws when there is no valid snapshot at start, with the reason as its message
 */
export async function openRegistry({
  store,
  publicKey,
  log,
  pollMilliseconds,
  patienceMilliseconds,
  onRefused,
}: RegistrySettings): Promise<Registry> {
  const report = reportReading(store.name, log);
  let isRefused = false;
  const reader = createSnapshotReader({
    store,
    publicKey,
    onRefused(refused) {
      isRefused = true;
      report.refused(refused);
      onRefused?.(refused);
    },
  });

  const deadline = performance.now() + patienceMilliseconds;
  async function readFirst(): Promise<SignedSnapshot> {
    const failure = await reader.refresh().catch((error: unknown) => error);
    const snapshot = reader.current();
    if (snapshot !== undefined) return snapshot;
    if (performance.now() >= deadline) throw new Error(reasonOf(failure, isRefused));
    await wait(retryMilliseconds);
    return readFirst();
  }
  let current = await readFirst();

  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  function schedule(): void {
    if (!isClosed) timer = setTimeout(() => void readOn(), pollMilliseconds).unref();
  }
  async function readOn(): Promise<void> {
    const failure = await reader.refresh().catch((error: unknown) => error);
    const newest = reader.current() ?? current;
    if (newest !== current) report.live(newest);
    current = newest;
    if (!isClosed) report.answered(failure);
    schedule();
  }
  schedule();

  return {
    publicKey,
    current: () => current,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
