import type { Database } from '../../db/open-database.ts';
import { fromRow, toRow, type RowOf } from '../../db/row-of.ts';

/** The secret of an account's app. Times are UTC milliseconds. */
export interface StoredTotp {
  userId: string;
  sealedSecret: string;
  /** The time step (RFC 6238) of the last code that served: no code serves twice. */
  lastStep: number;
  startedAt: number;
  /** When the first code came; null until then. */
  confirmedAt: number | null;
}

type TotpRow = RowOf<StoredTotp>;

const table = 'totp_secrets';

/** The account's secret, also one that no code has confirmed yet. */
export async function findTotp(db: Database, userId: string): Promise<StoredTotp | undefined> {
  const row = await db<TotpRow>(table).where({ user_id: userId }).first();
  return row && fromRow<StoredTotp>(row);
}

/** Saves a secret in place of one that was not confirmed. */
export async function saveTotp(db: Database, totp: StoredTotp): Promise<void> {
  await db<TotpRow>(table).insert(toRow(totp)).onConflict('user_id').merge();
}

/** Uses up a code's time step; returns false if it, or a later one, served meanwhile. */
export async function takeStep(
  db: Database,
  userId: string,
  { step, now }: { step: number; now: number },
): Promise<boolean> {
  const changed = await db<TotpRow>(table)
    .where({ user_id: userId })
    .andWhere('last_step', '<', step)
    .update({ last_step: step, confirmed_at: db.raw('COALESCE(confirmed_at, ?)', [now]) });
  return changed > 0;
}

/** Replaces a secret by the same one, sealed with another key. */
export async function resealTotp(
  db: Database,
  userId: string,
  { old, next }: { old: string; next: string },
): Promise<void> {
  await db<TotpRow>(table)
    .where({ user_id: userId, sealed_secret: old })
    .update({ sealed_secret: next });
}

/** Forgets the account's secret. */
export async function deleteTotp(db: Database, userId: string): Promise<void> {
  await db<TotpRow>(table).where({ user_id: userId }).delete();
}
