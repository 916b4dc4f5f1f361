import { editDistance } from '@topwords/languages/text';
import { DeletionHashes } from './deletion-hashes.ts';

/** How many classes of letters a mask has: a letter's class is its code modulo this. */
const classes = 32;

/** The classes of letters that a text has, a bit for each. */
function maskOf(text: string): number {
  let mask = 0;
  for (let place = 0; place < text.length; place += 1)
    mask |= 1 << (text.charCodeAt(place) % classes);
  return mask;
}

function countBits(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** A search allows so many typos at most. */
const mostTypos = 2;
/**
 * Folded texts found by similar spelling. Two texts that are some typos apart become equal when as
 * many letters are deleted from the beginning of each; the index holds each text under all that
 * remains of it. What is found there is compared letter by letter, unless its length or its letters
 * already differ too much: a typo changes the length by one and two classes of letters at most.
 */
export class SimilarTexts {
  readonly #texts: readonly string[];
  readonly #masks: Int32Array;
  /** Where the places of each bucket of hashes begin. */
  readonly #starts: Uint32Array;
  /** Places of texts, bucket after bucket. */
  readonly #places: Uint32Array;
  /** The number of the last search that met each text. */
  readonly #metBy: Uint32Array;
  readonly #hashes = new DeletionHashes();
  #searches = 0;

  constructor(texts: Iterable<string>) {
    this.#texts = [...new Set(texts)];
    this.#masks = Int32Array.from(this.#texts, maskOf);
    this.#metBy = new Uint32Array(this.#texts.length);
    let count = 0;
    for (const text of this.#texts) count += this.#hashes.of(text, mostTypos).length;
    const buckets = 2 ** Math.max(4, Math.floor(Math.log2(count + 1)));
    this.#starts = new Uint32Array(buckets + 1);
    this.#places = new Uint32Array(count);
    this.#fill();
  }

  /** Counts what each bucket gets, then puts it there from its end. */
  #fill(): void {
    const starts = this.#starts;
    const eachHash = (act: (bucket: number, place: number) => void) => {
      for (const [place, text] of this.#texts.entries())
        for (const hash of this.#hashes.of(text, mostTypos)) act(this.#bucketOf(hash), place);
    };
    eachHash((bucket) => (starts[bucket] = (starts[bucket] ?? 0) + 1));
    for (let bucket = 1; bucket < starts.length; bucket += 1)
      starts[bucket] = (starts[bucket] ?? 0) + (starts[bucket - 1] ?? 0);
    eachHash((bucket, place) => {
      const free = (starts[bucket] ?? 0) - 1;
      starts[bucket] = free;
      this.#places[free] = place;
    });
  }

  #bucketOf(hash: number): number {
    return hash & (this.#starts.length - 2);
  }

  /** The texts with at most so many typos, two at most, with their number. */
  *similarTo(text: string, typos: number): Generator<[typos: number, text: string]> {
    const mask = maskOf(text);
    this.#searches += 1;
    const search = this.#searches;
    for (const hash of this.#hashes.of(text, typos)) {
      const bucket = this.#bucketOf(hash);
      const end = this.#starts[bucket + 1] ?? 0;
      for (let index = this.#starts[bucket] ?? 0; index < end; index += 1) {
        const place = this.#places[index] ?? 0;
        if (this.#metBy[place] === search) continue;
        this.#metBy[place] = search;
        if (countBits((this.#masks[place] ?? 0) ^ mask) > 2 * typos) continue;
        const one = this.#texts[place] ?? '';
        const distance = editDistance(text, one, typos);
        if (distance !== undefined) yield [distance, one];
      }
    }
  }
}
