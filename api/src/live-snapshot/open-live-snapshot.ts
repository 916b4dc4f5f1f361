import { setTimeout as wait } from 'node:timers/promises';
import type { PublicKey, SignedSnapshot } from '@topwords/platform/contracts';
import type { Logger } from 'pino';
import { reportReading } from './report-reading.ts';
import { snapshotStateOf, type SnapshotState } from './snapshot-state.ts';
import {
  createLogReader,
  type RefusedSnapshot,
  type ReadStore,
  type SnapshotMemory,
} from '@topwords/release/log';

/** The registry as the API sees it. */
export interface LiveSnapshot {
  publicKey: PublicKey;
  /** The newest valid snapshot. */
  current(): SignedSnapshot;
  state(): SnapshotState;
  /** Stops reading. */
  close(): void;
}

interface RegistrySettings {
  store: ReadStore;
  publicKey: PublicKey;
  log: Logger;
  pollMilliseconds: number;
  /** How long to retry at start while a store does not answer or has nothing valid. */
  startTimeoutMs: number;
  /** UTC milliseconds. */
  now: () => number;
  /** The newest snapshot that was in force before, on this instance or another. */
  memory: SnapshotMemory;
  /** Called once for each rejected snapshot. */
  onRefused?: ((refused: RefusedSnapshot) => void) | undefined;
}

const retryMilliseconds = 500;

function messageOf(error: unknown): string | undefined {
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  return hasMessage ? String(error.message) : undefined;
}

/** Why there is no snapshot. The cause of a `fetch` error says what went wrong. */
function reasonOf(failure: unknown, refusals: ReadonlySet<RefusedSnapshot['refusal']>): string {
  if (failure === undefined && refusals.has('expired')) {
    return 'its snapshot has expired: run npm run release -- refresh where releases are signed';
  }
  if (failure === undefined) {
    return refusals.size > 0
      ? 'none of its snapshots is signed with the public key'
      : 'it has no snapshot';
  }
  const cause = typeof failure === 'object' && failure !== null && 'cause' in failure;
  return (
    (cause ? messageOf(failure.cause) : undefined) ?? messageOf(failure) ?? 'it does not answer'
  );
}

/**
 * Reads a registry repeatedly until it is closed. While the store is unavailable, or has nothing
 * newer that is valid, the last snapshot stays in force, even one from before this process began.
 * @throws when there is no valid snapshot at start, with the reason as its message; also for an
 *   empty store, since that is a wrong address more often than a loss
 */
export async function openLiveSnapshot({
  store,
  publicKey,
  log,
  pollMilliseconds,
  startTimeoutMs,
  onRefused,
  now,
  memory,
}: RegistrySettings): Promise<LiveSnapshot> {
  const report = reportReading(store.name, log);
  const refusals = new Set<RefusedSnapshot['refusal']>();
  const last = await memory.last(publicKey);
  const reader = createLogReader({
    store,
    publicKey,
    now,
    last,
    onRefused(refused) {
      refusals.add(refused.refusal);
      report.refused(refused);
      onRefused?.(refused);
    },
  });

  const deadline = performance.now() + startTimeoutMs;
  async function readFirst(): Promise<SignedSnapshot> {
    const failure = await reader.refresh().catch((error: unknown) => error);
    const snapshot = reader.current();
    const isRead = failure === undefined && !reader.isEmpty();
    if (snapshot !== null && (isRead || snapshot !== last)) return snapshot;
    if (performance.now() >= deadline) {
      if (snapshot === null || failure === undefined) {
        throw new Error(reasonOf(failure, refusals));
      }
      report.answered(failure);
      return snapshot;
    }
    await wait(retryMilliseconds);
    return readFirst();
  }
  let current = await readFirst();
  let saved = last;

  /**
   * Saves a newer snapshot once it is in force; retries at the next read if the database is down.
   */
  async function saveSnapshot(): Promise<void> {
    if (saved === current) return;
    const saving = current;
    const failure = await memory.keep(saving).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (failure === undefined) saved = saving;
    report.saved(failure);
  }

  const state = () => snapshotStateOf(current, reader.isBehind(), now());
  await saveSnapshot();
  report.stateIs(state(), current);

  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  function schedule(): void {
    if (!isClosed) timer = setTimeout(() => void poll(), pollMilliseconds).unref();
  }
  async function poll(): Promise<void> {
    const failure = await reader.refresh().catch((error: unknown) => error);
    const newest = reader.current() ?? current;
    if (newest !== current) report.live(newest);
    current = newest;
    if (!isClosed) {
      await saveSnapshot();
      report.answered(failure);
      report.stateIs(state(), current);
    }
    schedule();
  }
  schedule();

  return {
    publicKey,
    current: () => current,
    state,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
