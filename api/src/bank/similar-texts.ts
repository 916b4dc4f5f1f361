import { editDistance } from '@topwords/languages/text';
import { countHashes, DeletionHashes } from './deletion-hashes.ts';
import { GroupedNumbers } from './grouped-numbers.ts';

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
/** How many texts a bucket of hashes has on average. */
const textsOfBucket = 8;

/** A text of a list that is spelled similarly. */
export interface SimilarText {
  typos: number;
  /** Its place in the list. */
  place: number;
}

/**
 * Texts of some lists, 16 at most, found by similar spelling. Two texts that are some typos apart
 * become equal when as many letters are deleted from the beginning of each; the index holds each text
 * under all that remains of it. What is found there is compared letter by letter, unless its length
 * or its letters already differ too much: a typo changes two classes of letters at most, and one if
 * it changes the length, by one.
 */
export class SimilarTexts {
  readonly #listCount: number;
  /** The texts of all lists, each once: its number is its index. */
  readonly #texts: readonly string[];
  /** Where each text occurs: `list + lists * place`. */
  readonly #occurrences: GroupedNumbers;
  /** The lists that have each text, a bit for each. */
  readonly #lists: Uint16Array;
  readonly #masks: Int32Array;
  readonly #lengths: Uint16Array;
  /**
   * Texts by the lower bits of their hashes. The lower bits of an entry are the text's number, the
   * upper ones those of the hash: a search reads only texts that have its hash.
   */
  readonly #buckets: GroupedNumbers;
  readonly #numberBits: number;
  /** The number of the last search that compared each text. */
  readonly #comparedBy: Uint32Array;
  readonly #hashes = new DeletionHashes();
  #searches = 0;

  constructor(lists: readonly (readonly string[])[]) {
    const numbers = new Map<string, number>();
    for (const list of lists)
      for (const text of list) if (!numbers.has(text)) numbers.set(text, numbers.size);
    const texts = [...numbers.keys()];
    this.#texts = texts;
    this.#listCount = lists.length;
    this.#lists = new Uint16Array(texts.length);
    this.#occurrences = new GroupedNumbers(texts.length, (add) => {
      for (const [list, listed] of lists.entries())
        for (const [place, text] of listed.entries()) {
          const number = numbers.get(text) ?? 0;
          this.#lists[number] = (this.#lists[number] ?? 0) | (1 << list);
          add(number, list + lists.length * place);
        }
    });
    this.#masks = Int32Array.from(texts, maskOf);
    this.#lengths = Uint16Array.from(texts, (text) => text.length);
    this.#comparedBy = new Uint32Array(texts.length);
    this.#numberBits = 32 - Math.clz32(texts.length);
    this.#buckets = this.#fillBuckets();
  }

  #fillBuckets(): GroupedNumbers {
    let count = 0;
    for (const { length } of this.#texts) count += countHashes(length);
    const buckets = 2 ** Math.ceil(Math.log2(1 + count / textsOfBucket));
    return new GroupedNumbers(buckets, (add) => {
      for (const [number, text] of this.#texts.entries())
        for (const hash of this.#hashes.of(text, mostTypos))
          add(hash & (buckets - 1), ((hash >>> this.#numberBits) << this.#numberBits) | number);
    });
  }

  /** The texts of a list with at most so many typos, two at most. */
  similarTo(text: string, typos: number, list: number): SimilarText[] {
    const found: SimilarText[] = [];
    const { starts, numbers } = this.#occurrences;
    for (const number of this.#numbersLike(text, typos, list)) {
      const distance = editDistance(text, this.#texts[number] ?? '', typos);
      if (distance === undefined) continue;
      const end = starts[number + 1] ?? 0;
      for (let index = starts[number] ?? 0; index < end; index += 1) {
        const occurrence = numbers[index] ?? 0;
        if (occurrence % this.#listCount === list)
          found.push({ typos: distance, place: Math.floor(occurrence / this.#listCount) });
      }
    }
    return found;
  }

  /** The numbers of texts of a list that may be similar. */
  #numbersLike(text: string, typos: number, list: number): number[] {
    const like: number[] = [];
    const { starts, numbers } = this.#buckets;
    const asked = { mask: maskOf(text), length: text.length, typos, lists: 1 << list };
    this.#searches += 1;
    for (const hash of this.#hashes.of(text, typos)) {
      const bucket = hash & (starts.length - 2);
      const end = starts[bucket + 1] ?? 0;
      for (let index = starts[bucket] ?? 0; index < end; index += 1) {
        const entry = numbers[index] ?? 0;
        if ((entry ^ hash) >>> this.#numberBits !== 0) continue;
        const number = entry & ((1 << this.#numberBits) - 1);
        if (!this.#mayBeLike(number, asked) || this.#comparedBy[number] === this.#searches)
          continue;
        this.#comparedBy[number] = this.#searches;
        like.push(number);
      }
    }
    return like;
  }

  #mayBeLike(number: number, { mask, length, typos, lists }: Asked): boolean {
    if (((this.#lists[number] ?? 0) & lists) === 0) return false;
    const longer = Math.abs((this.#lengths[number] ?? 0) - length);
    if (longer > typos) return false;
    return countBits((this.#masks[number] ?? 0) ^ mask) <= 2 * typos - longer;
  }
}

/** What is asked for, as bits and numbers. */
interface Asked {
  mask: number;
  length: number;
  typos: number;
  /** The bit of the list. */
  lists: number;
}
