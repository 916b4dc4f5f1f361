import type { Database } from '../db/open-database.ts';
import { fromRow, toRow, type RowOf } from '../db/row-of.ts';

/** The key in force, as the database has it. `madeAt` is UTC milliseconds. */
export interface StoredPushKey {
  publicKey: string;
  /** Encrypted: the database alone sends nothing. */
  sealedPrivateKey: string;
  madeAt: number;
}

type PushKeyRow = RowOf<StoredPushKey> & { id: string };

const table = 'push_keys';
const id = 'vapid';

/** The key in force; undefined before the first start. */
export async function findPushKey(db: Database): Promise<StoredPushKey | undefined> {
  const row = await db<PushKeyRow>(table)
    .where({ id })
    .first('public_key', 'sealed_private_key', 'made_at');
  return row && fromRow<StoredPushKey>(row);
}

/** Saves the first key; one that another instance has saved stays. */
export async function insertPushKey(db: Database, key: StoredPushKey): Promise<void> {
  await db<PushKeyRow>(table)
    .insert({ id, ...toRow(key) })
    .onConflict('id')
    .ignore();
}

/** Replaces a key; returns false, changing nothing, if another instance has done so. */
export async function replacePushKey(
  db: Database,
  { old, next }: { old: StoredPushKey; next: StoredPushKey },
): Promise<boolean> {
  const changed = await db<PushKeyRow>(table)
    .where({ id, sealed_private_key: old.sealedPrivateKey })
    .update(toRow(next));
  return changed > 0;
}
