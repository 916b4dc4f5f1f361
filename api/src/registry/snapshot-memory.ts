import {
  isSigned,
  keyIdOf,
  markOf,
  signedSnapshot,
  type PublicKey,
  type SignedSnapshot,
} from '@topwords/platform/contracts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Database } from '../db/open-database.ts';

/** What all instances remember of a registry, over restarts. */
export interface SnapshotMemory {
  /** The newest snapshot of that key that was in force on any instance. */
  last(publicKey: PublicKey): Promise<SignedSnapshot | undefined>;
  /** Remembers a snapshot, unless a newer one of its key is remembered. */
  keep(signed: SignedSnapshot): Promise<void>;
}

interface SnapshotRow {
  key_id: string;
  sequence: number;
  /** UTC milliseconds. */
  issued_at: number;
  /** The signed snapshot as JSON. */
  signed: string;
}

/** A memory in the database, one row for each key. */
export function createSnapshotMemory(db: Database): SnapshotMemory {
  return {
    async last(publicKey) {
      const key_id = await keyIdOf(publicKey);
      const row = await db<SnapshotRow>('registry_snapshots').where({ key_id }).first('signed');
      if (row === undefined) return undefined;
      const value: unknown = JSON.parse(row.signed);
      if (!signedSnapshot.safeParse(value).success) return undefined;
      // As it was signed: a parsed one would lack what a newer contract has added.
      const signed = value as SignedSnapshot;
      return (await isSigned(signed, publicKey)) ? signed : undefined;
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
