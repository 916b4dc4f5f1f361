import { keyIdOf, readSigned, type SnapshotMemory } from '@topwords/release/log';
import { markOf } from '@topwords/release/reader';
import { inTransaction } from '../db/in-transaction.ts';
import type { Database } from '../db/open-database.ts';

interface SnapshotRow {
  key_id: string;
  sequence: number;
  /** UTC milliseconds. */
  issued_at: number;
  /** The signed snapshot as JSON. */
  signed: string;
}

/**
 * The newest snapshot known to all instances, across restarts: one row in the database for each
 * key.
 */
export function createSnapshotMemory(db: Database): SnapshotMemory {
  return {
    async last(publicKey) {
      const key_id = await keyIdOf(publicKey);
      const row = await db<SnapshotRow>('registry_snapshots').where({ key_id }).first('signed');
      return (await readSigned(row?.signed ?? '', { publicKey })).signed ?? null;
    },
    async keep(signed) {
      const { key_id, sequence, issued_at } = markOf(signed);
      const row = { sequence, issued_at, signed: JSON.stringify(signed) };
      await inTransaction(db, async (transaction) => {
        const rows = () => transaction<SnapshotRow>('registry_snapshots');
        await rows()
          .insert({ key_id, ...row })
          .onConflict('key_id')
          .ignore();
        await rows().where({ key_id }).where('issued_at', '<', issued_at).update(row);
      });
    },
  };
}
