import { createHash } from 'node:crypto';

/** Bits per entry and number of hashes for a false positive in 100,000 (Bloom 1970). */
const bitsPerEntry = 24;
const hashes = 17;

/** The positions of a text: double hashing (Kirsch and Mitzenmacher 2006) over SHA-256. */
function positionsOf(text: string, bits: number): number[] {
  const digest = createHash('sha256').update(text).digest();
  const [first, step] = [digest.readUInt32LE(0), (digest.readUInt32LE(4) | 1) >>> 0];
  return Array.from({ length: hashes }, (_none, index) => (first + index * step) % bits);
}

/** A Bloom filter of texts, as bytes. */
export function fillBloomFilter(texts: readonly string[]): Uint8Array {
  const bytes = new Uint8Array(Math.ceil((texts.length * bitsPerEntry) / 8));
  for (const text of texts) {
    for (const position of positionsOf(text, bytes.length * 8)) {
      bytes[position >> 3]! |= 1 << (position & 7);
    }
  }
  return bytes;
}

/** Whether a text may be in a filter: always true for one that is, and rarely for another. */
export function isInBloomFilter(bytes: Uint8Array, text: string): boolean {
  return positionsOf(text, bytes.length * 8).every(
    (position) => ((bytes[position >> 3] ?? 0) & (1 << (position & 7))) !== 0,
  );
}
