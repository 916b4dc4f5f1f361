import { signedSnapshot, type SignedSnapshot } from '@topwords/platform/contracts';
import { parseSigned, refusalOf, type Refusal, type Trust } from '../reader/read-snapshot.ts';

/**
 * A snapshot that may be used, or why it may not: besides what refuses it anywhere, no whole JSON of the
 * contract, or another number than the one it is kept under. Then with its number where it is signed.
 */
export type ReadSnapshot =
  | { signed: SignedSnapshot; refusal?: undefined; sequence?: undefined }
  | { signed?: undefined; refusal: Refusal | 'unreadable' | 'misnumbered'; sequence?: number };

/** Only what is signed: what is beside it would go into each page. */
function signedIn(text: string): SignedSnapshot | null {
  try {
    const { snapshot, signature } = parseSigned(text, signedSnapshot);
    return { snapshot, signature: { key_id: signature.key_id, value: signature.value } };
  } catch {
    return null;
  }
}

/**
 * Reads a snapshot of a store.
 * @param keptUnder the number that it is kept under; undefined for a copy
 */
export async function readSigned(
  text: string,
  trust: Trust,
  keptUnder?: number,
): Promise<ReadSnapshot> {
  const signed = signedIn(text);
  if (signed === null) return { refusal: 'unreadable' };
  const refusal = await refusalOf(signed, trust);
  if (refusal === 'unsigned') return { refusal };
  const { sequence } = signed.snapshot;
  if (keptUnder !== undefined && keptUnder !== sequence)
    return { refusal: 'misnumbered', sequence };
  return refusal === undefined ? { signed } : { refusal, sequence };
}
