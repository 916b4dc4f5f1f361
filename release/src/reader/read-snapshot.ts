import type { PublicKey, SignedSnapshot } from '@topwords/platform/contracts';
import { isSigned } from '../signature/snapshot-signature.ts';
import { isExpired, isOlder, lacksEnd, type SnapshotMark } from './snapshot-age.ts';

/**
 * Why a snapshot is refused. `unsigned`: not signed with the key; `older`: older than one accepted
 * before; `without_end`: lacks an expiry that an earlier one had, so an outdated release command
 * wrote it.
 */
export type Refusal = 'unsigned' | 'older' | 'without_end' | 'expired';

/** What a reader checks a snapshot against. Optional fields that are left out are not checked. */
export interface Trust {
  /** The key that snapshots must be signed with; null when signatures cannot be verified. */
  publicKey: PublicKey | null;
  /** The newest snapshot that the reader remembers. */
  seen?: SnapshotMark | null | undefined;
  /** For how long after `seen` was issued caches may still return an older one. */
  lagMs?: number;
  /** UTC milliseconds. */
  now?: number;
}

/**
 * Parses a document and checks it against the contract. Returns it as it was signed.
 * @throws when it is not valid JSON of the contract
 */
export function parseSigned<Document>(
  text: string,
  schema: { parse: (value: unknown) => Document },
): Document {
  const value = JSON.parse(text) as Document;
  // Do not return the result: it lacks signed fields that a newer contract has added.
  schema.parse(value);
  return value;
}

/**
 * Returns why a snapshot may not be used; undefined when it may. Runs in browsers and on servers,
 * and needs a secure context to verify signatures.
 */
export async function refusalOf(
  signed: SignedSnapshot,
  { publicKey, seen, lagMs = -Infinity, now = -Infinity }: Trust,
): Promise<Refusal | undefined> {
  if (publicKey && !(await isSigned(signed, publicKey))) return 'unsigned';
  if (seen && isOlder(signed, seen) && now - seen.issued_at >= lagMs) return 'older';
  if (seen && lacksEnd(signed, seen)) return 'without_end';
  return isExpired(signed.snapshot, now) ? 'expired' : undefined;
}
