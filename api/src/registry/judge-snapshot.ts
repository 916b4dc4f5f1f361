import {
  isSigned,
  signedSnapshot,
  type PublicKey,
  type SignedSnapshot,
} from '@topwords/platform/contracts';

/**
 * Why a snapshot is passed over: no whole JSON of the contract; not signed with our key; another
 * number than the one it is kept under; an older one in the place of a newer; one whose time is over;
 * one without an end, of an outdated release command, after one that had an end.
 */
export type Refusal =
  | 'unreadable'
  | 'unsigned'
  | 'misnumbered'
  | 'older'
  | 'expired'
  | 'without_end';

/** A snapshot that may be used, or why it may not. */
export type Judgement =
  | { snapshot: SignedSnapshot; refusal?: undefined }
  | { snapshot?: undefined; refusal: Refusal };

function parse(text: string): SignedSnapshot | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const parsed = signedSnapshot.safeParse(value);
    if (!parsed.success) return undefined;
    // The snapshot as it was signed: a parsed one would lack what a newer contract has added. What
    // stands beside it nobody has signed, and it would go into each page.
    const { snapshot } = value as SignedSnapshot;
    return { snapshot, signature: parsed.data.signature };
  } catch {
    return undefined;
  }
}

/** Holds the text of a snapshot against the contract, our key and the number it is kept under. */
export async function judgeSnapshot(
  text: string,
  { publicKey, sequence }: { publicKey: PublicKey; sequence?: number | undefined },
): Promise<Judgement> {
  const snapshot = parse(text);
  if (snapshot === undefined) return { refusal: 'unreadable' };
  if (!(await isSigned(snapshot, publicKey))) return { refusal: 'unsigned' };
  if (sequence !== undefined && snapshot.snapshot.sequence !== sequence) {
    return { refusal: 'misnumbered' };
  }
  return { snapshot };
}
