import type { TranslatorLanguage } from '@topwords/platform/contracts';
import type { Database } from '../db/open-database.ts';
import { fromRow, toRow, type RowOf } from '../db/row-of.ts';
import type { PartnerKey } from './partner-key.ts';

type OwnColumns = Pick<PartnerKey, 'key' | 'origins' | 'languages'>;

type KeyRow = RowOf<Omit<PartnerKey, keyof OwnColumns>> & {
  partner_key: string;
  /** JSON. */
  origins: string;
  /** JSON. */
  languages: string | null;
};

function toKey({ partner_key: key, origins, languages, ...row }: KeyRow): PartnerKey {
  return {
    ...fromRow<Omit<PartnerKey, keyof OwnColumns>>(row),
    key,
    origins: JSON.parse(origins) as string[],
    languages: languages === null ? null : (JSON.parse(languages) as TranslatorLanguage[]),
  };
}

function columnsOf<Fields extends Omit<OwnColumns, 'key'>>({
  origins,
  languages,
  ...fields
}: Fields) {
  return {
    ...toRow(fields),
    origins: JSON.stringify(origins),
    languages: languages && JSON.stringify(languages),
  };
}

/** Saves a new key. */
export async function insertKey(db: Database, key: PartnerKey): Promise<void> {
  const { key: text, ...fields } = key;
  await db<KeyRow>('partner_keys').insert({ partner_key: text, ...columnsOf(fields) });
}

/** The key with this text, even if revoked or expired. */
export async function findKey(db: Database, text: string): Promise<PartnerKey | undefined> {
  const row = await db<KeyRow>('partner_keys').where({ partner_key: text }).first();
  return row && toKey(row);
}

/** The secret key whose text has this hash, even if revoked or expired. */
export async function findSecretKey(db: Database, hash: string): Promise<PartnerKey | undefined> {
  const row = await db<KeyRow>('partner_keys').where({ secret_hash: hash }).first();
  return row && toKey(row);
}

/** All keys, oldest first. */
export async function listKeys(db: Database): Promise<PartnerKey[]> {
  const rows = await db<KeyRow>('partner_keys').orderBy([
    { column: 'created_at' },
    { column: 'id' },
  ]);
  return rows.map(toKey);
}

/** Changes what a key may do; its text, kind and times stay. */
export async function updateKey(db: Database, key: PartnerKey): Promise<void> {
  const {
    id,
    key: _text,
    secretHash: _kind,
    revokedAt: _revoked,
    createdAt: _created,
    ...own
  } = key;
  await db<KeyRow>('partner_keys').where({ id }).update(columnsOf(own));
}

/** Revokes a key from now on; a revoked key keeps its time. */
export async function revokeKey(db: Database, id: string, now: number): Promise<void> {
  await db<KeyRow>('partner_keys')
    .where({ id })
    .whereNull('revoked_at')
    .update({ revoked_at: now });
}
