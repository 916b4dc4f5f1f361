import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

const byteCount = z.number().int().positive();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const md5 = z.string().regex(/^[0-9a-f]{32}$/);

/** The size and the SHA-256 of a file. */
export const fingerprint = z.object({ bytes: byteCount, sha256 });

/** What makes a file the one that was published: its size, and the hashes that its publisher gives. */
export const publishedFingerprint = z.union([
  fingerprint.extend({ md5: md5.optional() }),
  z.object({ bytes: byteCount, md5, sha256: sha256.optional() }),
]);

export type Fingerprint = z.infer<typeof fingerprint>;
export type PublishedFingerprint = z.infer<typeof publishedFingerprint>;

/** A fingerprint that was taken; with the MD5 where it was asked for. */
export type TakenFingerprint = Fingerprint & { md5?: string };

/**
 * The fingerprint of a file. Stops with the signal's reason.
 * @param expected has its MD5 taken too, if it has one
 */
export async function fingerprintOf(
  file: string,
  signal?: AbortSignal,
  expected?: PublishedFingerprint,
): Promise<TakenFingerprint> {
  const hash = createHash('sha256');
  const weakHash = expected?.md5 === undefined ? undefined : createHash('md5');
  const toBoth = new Transform({
    transform(piece: Buffer, _encoding, done) {
      weakHash?.update(piece);
      done(null, piece);
    },
  });
  await pipeline(createReadStream(file), toBoth, hash, { signal });
  return {
    bytes: (await stat(file)).size,
    sha256: hash.digest('hex'),
    ...(weakHash && { md5: weakHash.digest('hex') }),
  };
}

/** Whether a file has the expected content. */
export function isSame(found: TakenFingerprint, expected: PublishedFingerprint): boolean {
  return (
    found.bytes === expected.bytes &&
    (expected.sha256 === undefined || found.sha256 === expected.sha256) &&
    (expected.md5 === undefined || found.md5 === expected.md5)
  );
}

/** Why a file is not the expected one, for the operator. */
export function explainDifference(found: TakenFingerprint, expected: PublishedFingerprint): string {
  const isWeak = expected.sha256 === undefined;
  const [name, has, wants] = isWeak
    ? ['MD5', found.md5, expected.md5]
    : ['SHA-256', found.sha256, expected.sha256];
  return `is not the published file: it has ${found.bytes} bytes and the ${name} ${has}, not ${expected.bytes} and ${wants}. Nothing was installed`;
}

/** Passes bytes on and takes their fingerprint; fails with `onTooLong()` after `maximumBytes`. */
export function takeFingerprint(maximumBytes: number, onTooLong: () => Error) {
  const hash: Hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(piece: Buffer, _encoding, done) {
      bytes += piece.length;
      hash.update(piece);
      if (bytes > maximumBytes) done(onTooLong());
      else done(null, piece);
    },
  });
  return { stream, finish: (): Fingerprint => ({ bytes, sha256: hash.digest('hex') }) };
}
