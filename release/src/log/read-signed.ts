import { signedSnapshot, type SignedSnapshot } from '@topwords/platform/contracts';
import { parseSigned, refusalOf, type Refusal, type Trust } from '../reader/read-snapshot.ts';

/**
 * A snapshot that may be used, or why not. `unreadable`: not valid JSON of the contract;
 * `misnumbered`: its number differs from the one in its key. A refused snapshot that is signed
 * comes with its number.
 */
export type ReadSnapshot =
  | { signed: SignedSnapshot; refusal?: undefined; sequence?: undefined }
  | { signed?: undefined; refusal: Refusal | 'unreadable' | 'misnumbered'; sequence?: number };

/** Keeps only the signed parts: anything else would be copied into each page. */
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
 * @param numberInKey the number in its key; undefined for the copy of the newest
 */
export async function readSigned(
  text: string,
  trust: Trust,
  numberInKey?: number,
): Promise<ReadSnapshot> {
  const signed = signedIn(text);
  if (signed === null) return { refusal: 'unreadable' };
  const refusal = await refusalOf(signed, trust);
  if (refusal === 'unsigned') return { refusal };
  const { sequence } = signed.snapshot;
  if (numberInKey !== undefined && numberInKey !== sequence)
    return { refusal: 'misnumbered', sequence };
  return refusal === undefined ? { signed } : { refusal, sequence };
}
