import { integers } from './encode-tensors.ts';

const magic = 0xf11a48d5013417f5n;
/** The step of the sum over the file: that of `hash_combine`. */
const golden = 0x9e3779b9n;
const mask = (1n << 64n) - 1n;

/**
 * For each piece of the source, those of the target that may translate it, as a file. Its sum is
 * that of a 64-bit machine, as in published files.
 */
export function encodeShortlist(
  lists: readonly (readonly number[])[],
  firstPieces: number,
): Buffer {
  const targets = lists.map((list) => list.toSorted((one, other) => one - other));
  const flat = targets.flat();
  const offsets = [0];
  for (const list of targets) offsets.push((offsets.at(-1) ?? 0) + list.length);
  // The file is a multiple of eight bytes long.
  if (flat.length % 2 === 1) {
    flat.push(flat.at(-1) ?? 0);
    offsets[offsets.length - 1] = flat.length;
  }
  const body = Buffer.concat([
    integers([firstPieces, firstPieces, offsets.length, flat.length]),
    integers(offsets),
    Buffer.from(new Uint32Array(flat).buffer),
  ]);
  let sum = 0n;
  for (let place = 0; place < body.length; place += 8) {
    const value = body.readBigUInt64LE(place);
    sum ^= (value + golden + ((sum << 6n) & mask) + (sum >> 2n)) & mask;
  }
  const head = Buffer.alloc(16);
  head.writeBigUInt64LE(magic, 0);
  head.writeBigUInt64LE(sum, 8);
  return Buffer.concat([head, body]);
}
