import { type SignedSnapshot } from '@topwords/platform/contracts';
import { clockTolerance, isExpired } from '@topwords/release/reader';

/**
 * A registry's state: in order; `expiring` soon, unless its snapshot is signed again; `behind` what
 * was in force before; `expired`, so that browsers refuse it.
 */
export type SnapshotState = 'ok' | 'expiring' | 'behind' | 'expired';

const month = 30 * 24 * 60 * 60_000;

/** The state of the registry whose snapshot is in force. */
export function snapshotStateOf(
  { snapshot }: SignedSnapshot,
  isBehind: boolean,
  now: number,
): SnapshotState {
  if (isExpired(snapshot, now)) return 'expired';
  if (isBehind) return 'behind';
  const { issued_at, expires_at = Infinity } = snapshot;
  // A third of its lifetime before its end, and at most a month.
  const notice = Math.min(month, (expires_at - issued_at) / 3);
  return now > expires_at - notice ? 'expiring' : 'ok';
}

/** When browsers refuse a snapshot, as a text for the log; null where it has no end. */
export function endOf({ snapshot: { expires_at } }: SignedSnapshot): string | null {
  return expires_at === undefined ? null : new Date(expires_at + clockTolerance).toISOString();
}
