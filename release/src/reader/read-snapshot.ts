import type { PublicKey, SignedSnapshot } from '@topwords/platform/contracts';
import { isSigned } from '../signature/snapshot-signature.ts';
import { isExpired, isOlder, lacksEnd, type SnapshotMark } from './snapshot-age.ts';

/**
 * Why a snapshot is refused: not signed with the key; another number than the one it is kept under;
 * older than one that was believed; no end, as an outdated release command makes it, after one that
 * had an end; past its end.
 */
export type Refusal = 'unsigned' | 'misnumbered' | 'older' | 'without_end' | 'expired';

/** What a reader holds a snapshot against. Anything else that is left out is not checked. */
export interface Trust {
  /** What snapshots must be signed with; null where nothing can be verified. */
  publicKey: PublicKey | null;
  /** The number that it is kept under. */
  sequence?: number | undefined;
  /** The newest snapshot that the reader remembers. */
  seen?: SnapshotMark | null | undefined;
  /** How long after `seen` was issued caches may still answer with an older one, in milliseconds. */
  lagMs?: number;
  /** UTC milliseconds. */
  now?: number;
}

/**
 * The document in a text, which fits the contract, as it was signed.
 * @throws when it is no whole JSON of the contract
 */
export function parseSigned<Document>(
  text: string,
  schema: { parse: (value: unknown) => Document },
): Document {
  const value = JSON.parse(text) as Document;
  // Not its result, which would lack what a newer contract has added and was signed.
  schema.parse(value);
  return value;
}

/**
 * Why a snapshot may not be used; undefined when it may. Runs in browsers and on servers alike, and
 * needs a secure context to verify.
 */
export async function refusalOf(
  signed: SignedSnapshot,
  { publicKey, sequence, seen, lagMs = -Infinity, now = -Infinity }: Trust,
): Promise<Refusal | undefined> {
  if (publicKey && !(await isSigned(signed, publicKey))) return 'unsigned';
  if (sequence !== undefined && signed.snapshot.sequence !== sequence) return 'misnumbered';
  if (seen && isOlder(signed, seen) && now - seen.issued_at >= lagMs) return 'older';
  if (seen && lacksEnd(signed, seen)) return 'without_end';
  return isExpired(signed.snapshot, now) ? 'expired' : undefined;
}
