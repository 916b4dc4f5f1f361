import { signedSnapshot, type SignedSnapshot } from '@topwords/platform/contracts';
import { parseSigned, refusalOf, type Refusal, type Trust } from '../reader/read-snapshot.ts';

/** A snapshot that may be used, or why it may not; then with its number where it is signed. */
export type ReadSnapshot =
  | { signed: SignedSnapshot; refusal?: undefined; sequence?: undefined }
  | { signed?: undefined; refusal: Refusal | 'unreadable'; sequence?: number };

/** Only what is signed: what is beside it would go into each page. */
function signedIn(text: string): SignedSnapshot | null {
  try {
    const { snapshot, signature } = parseSigned(text, signedSnapshot);
    return { snapshot, signature: { key_id: signature.key_id, value: signature.value } };
  } catch {
    return null;
  }
}

/** Reads a snapshot of a store. */
export async function readSigned(text: string, trust: Trust): Promise<ReadSnapshot> {
  const signed = signedIn(text);
  if (signed === null) return { refusal: 'unreadable' };
  const refusal = await refusalOf(signed, trust);
  if (refusal === undefined) return { signed };
  return refusal === 'unsigned' ? { refusal } : { refusal, sequence: signed.snapshot.sequence };
}
