import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

/** The size and the SHA-256 of a file: what makes it the file that was published. */
export const fingerprint = z.object({
  bytes: z.number().int().positive(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

export type Fingerprint = z.infer<typeof fingerprint>;

/** The fingerprint of a file. Stops with the signal's reason. */
export async function fingerprintOf(file: string, signal?: AbortSignal): Promise<Fingerprint> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash, { signal });
  return { bytes: (await stat(file)).size, sha256: hash.digest('hex') };
}

/** Whether two files have the same content. */
export function isSame(one: Fingerprint, other: Fingerprint): boolean {
  return one.bytes === other.bytes && one.sha256 === other.sha256;
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
