import type { SecurityEventKind, SignInMethod } from '@topwords/platform/contracts';
import type { Database } from '../db/open-database.ts';
import { fromRow, toRow, type RowOf } from '../db/row-of.ts';

/** An event of an account; times are UTC milliseconds. */
export interface StoredSecurityEvent {
  userId: string;
  /** UUIDv7: orders the events of a moment. */
  id: string;
  happenedAt: number;
  kind: SecurityEventKind;
  doneBy: 'person' | 'operator';
  method: SignInMethod | null;
  isNewDevice: number;
  device: string | null;
  network: string | null;
}

type EventRow = RowOf<StoredSecurityEvent>;

const table = 'security_events';

/** Adds an event. */
export async function insertSecurityEvent(db: Database, event: StoredSecurityEvent): Promise<void> {
  await db<EventRow>(table).insert(toRow(event));
}

/** The account's events before one of them, the newest first. */
export async function listSecurityEventsOf(
  db: Database,
  userId: string,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<StoredSecurityEvent[]> {
  const query = db<EventRow>(table).where({ user_id: userId });
  if (before !== undefined) void query.where('id', '<', before);
  const rows = await query.orderBy('id', 'desc').limit(limit);
  return rows.map((row) => fromRow<StoredSecurityEvent>(row));
}

/** Deletes the events that happened at a time (UTC milliseconds) or before. */
export async function dropSecurityEventsUntil(db: Database, at: number): Promise<number> {
  return db<EventRow>(table).where('happened_at', '<=', at).delete();
}
