import { editDistance } from '@topwords/languages/text';

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

/**
 * Values by folded text, found by similar spelling. Most texts are passed over by their length and
 * their letters: a typo changes the length by one at most, and two classes of letters at most.
 */
export class SimilarTexts<T> {
  readonly #texts: readonly string[];
  readonly #values: readonly T[];
  readonly #masks: Int32Array;

  constructor(entries: Iterable<readonly [text: string, value: T]>) {
    const all = [...entries];
    this.#texts = all.map(([text]) => text);
    this.#values = all.map(([, value]) => value);
    this.#masks = Int32Array.from(all, ([text]) => maskOf(text));
  }

  /** The values of the texts with at most so many typos, with their number. */
  *similarTo(text: string, typos: number): Generator<[typos: number, value: T]> {
    const mask = maskOf(text);
    for (const [place, one] of this.#texts.entries()) {
      if (Math.abs(one.length - text.length) > typos) continue;
      if (countBits((this.#masks[place] ?? 0) ^ mask) > 2 * typos) continue;
      const distance = editDistance(text, one, typos);
      const value = this.#values[place];
      if (distance !== undefined && value !== undefined) yield [distance, value];
    }
  }
}
