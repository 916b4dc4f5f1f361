import type { TranslatorLanguage } from '@topwords/platform/contracts';
import type { Database } from '../db/open-database.ts';
import type { PartnerKey } from './partner-key.ts';

interface KeyRow {
  id: string;
  partner_key: string;
  secret_hash: string | null;
  name: string;
  /** JSON. */
  origins: string;
  /** JSON. */
  languages: string | null;
  requests_per_day: number;
  requests_per_minute: number;
  address_share: number | null;
  expires_at: number | null;
  revoked_at: number | null;
  created_at: number;
}

function toKey(row: KeyRow): PartnerKey {
  return {
    id: row.id,
    key: row.partner_key,
    secretHash: row.secret_hash,
    name: row.name,
    origins: JSON.parse(row.origins) as string[],
    languages: row.languages === null ? null : (JSON.parse(row.languages) as TranslatorLanguage[]),
    requestsPerDay: row.requests_per_day,
    requestsPerMinute: row.requests_per_minute,
    addressShare: row.address_share,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    createdAt: row.created_at,
  };
}

/** Saves a new key. */
export async function insertKey(db: Database, key: PartnerKey): Promise<void> {
  await db<KeyRow>('partner_keys').insert({
    id: key.id,
    partner_key: key.key,
    secret_hash: key.secretHash,
    name: key.name,
    origins: JSON.stringify(key.origins),
    languages: key.languages === null ? null : JSON.stringify(key.languages),
    requests_per_day: key.requestsPerDay,
    requests_per_minute: key.requestsPerMinute,
    address_share: key.addressShare,
    expires_at: key.expiresAt,
    revoked_at: key.revokedAt,
    created_at: key.createdAt,
  });
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
  await db<KeyRow>('partner_keys')
    .where({ id: key.id })
    .update({
      name: key.name,
      origins: JSON.stringify(key.origins),
      languages: key.languages === null ? null : JSON.stringify(key.languages),
      requests_per_day: key.requestsPerDay,
      requests_per_minute: key.requestsPerMinute,
      address_share: key.addressShare,
      expires_at: key.expiresAt,
    });
}

/** Revokes a key from now on; a revoked key keeps its time. */
export async function revokeKey(db: Database, id: string, now: number): Promise<void> {
  await db<KeyRow>('partner_keys')
    .where({ id })
    .whereNull('revoked_at')
    .update({ revoked_at: now });
}
