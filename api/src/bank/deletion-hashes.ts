/**
 * How many letters of a text are hashed: if two texts differ by a few typos, so do their first
 * letters. More would make the index larger; with fewer, more texts would have to be compared.
 */
const counted = 8;
const factor = 0x01000193;

/** The powers of the factor, which move a hash past so many letters. */
const powers = new Int32Array(counted + 1);
powers[0] = 1;
for (let power = 1; power <= counted; power += 1)
  powers[power] = Math.imul(powers[power - 1] ?? 0, factor);

/** How many hashes a text of a length has with up to two letters deleted. */
export function countHashes(length: number): number {
  const letters = Math.min(length, counted);
  return 1 + letters + (letters * (letters - 1)) / 2;
}

/** Hashes the first letters of a text, with none, one or two of them deleted. */
export class DeletionHashes {
  /** The hash of the first letters, by their number. */
  readonly #first = new Int32Array(counted + 1);
  readonly #hashes = new Uint32Array(countHashes(counted));

  /**
   * The hashes of a text's first letters with up to `deletions` of them deleted, at most two. The
   * array is valid until the next call.
   */
  of(text: string, deletions: number): Uint32Array {
    const length = Math.min(text.length, counted);
    for (let place = 0; place < length; place += 1)
      this.#first[place + 1] =
        Math.imul(this.#first[place] ?? 0, factor) + text.charCodeAt(place) + 1;
    let count = 0;
    const add = (hash: number) => {
      this.#hashes[count] = mixed(hash);
      count += 1;
    };
    add(this.#between(0, length));
    const singles = deletions > 0 ? length : 0;
    const pairs = deletions > 1 ? length : 0;
    for (let one = 0; one < singles; one += 1) {
      add(joined(this.#between(0, one), this.#between(one + 1, length), length - one - 1));
      for (let other = one + 1; other < pairs; other += 1) {
        const between = this.#between(one + 1, other);
        const upToOther = joined(this.#between(0, one), between, other - one - 1);
        add(joined(upToOther, this.#between(other + 1, length), length - other - 1));
      }
    }
    return this.#hashes.subarray(0, count);
  }

  /** The hash of the letters from one place until another. */
  #between(start: number, end: number): number {
    return (this.#first[end] ?? 0) - Math.imul(this.#first[start] ?? 0, powers[end - start] ?? 0);
  }
}

/** The hash of two parts together. @param length of the second part */
function joined(one: number, other: number, length: number): number {
  return Math.imul(one, powers[length] ?? 0) + other;
}

/** Spreads a hash over all bits: buckets are chosen by the last ones. */
function mixed(hash: number): number {
  const half = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return half ^ (half >>> 13);
}
