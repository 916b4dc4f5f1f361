/** So many of the values that have a prefix are certain to be found. */
export const mostRanked = 50;
/** The best ranks of prefixes that more texts have are stored; others are sorted for each search. */
const crowd = 64;

/**
 * Values by folded text, found by exact text or by prefix, best first. The cost of a prefix search
 * does not depend on how many texts have the prefix.
 *
 * Texts and values are named by their rank: the best one is 0.
 */
export class RankedTexts<T> {
  readonly texts: readonly string[];
  readonly values: readonly T[];
  /** All ranks, sorted by the code units of their texts, then the best one first. */
  readonly #byText: Int32Array;
  /** Where the best ranks of each prefix that many texts have begin, `mostRanked` each. */
  readonly #crowds = new Map<string, number>();
  /** Ranks, those of one crowded prefix after those of another; -1 where it has fewer. */
  readonly #bestOfCrowds: Int32Array;

  /** @param entries texts with their values, the best one first; a value may have many texts */
  constructor(texts: readonly string[], values: readonly T[]) {
    this.texts = texts;
    this.values = values;
    this.#byText = Int32Array.from(texts.keys()).toSorted(
      (one, other) => compareTexts(texts[one] ?? '', texts[other] ?? '') || one - other,
    );
    const best = this.#rankCrowds();
    this.#bestOfCrowds = new Int32Array(best.length * mostRanked).fill(-1);
    for (const [index, ranks] of best.entries()) this.#bestOfCrowds.set(ranks, index * mostRanked);
  }

  /** The ranks of a text, the best one first. */
  withText(text: string): Int32Array {
    const first = this.#firstThat((one) => one >= text);
    let end = first;
    while (end < this.texts.length && this.#textAt(end) === text) end += 1;
    return this.#byText.subarray(first, end);
  }

  /**
   * The ranks of the longer texts that begin with a prefix, the best one first: all, or if there are
   * many those of the best `mostRanked` values.
   */
  longerThan(prefix: string): Int32Array {
    const stored = this.#crowds.get(prefix);
    if (stored !== undefined) {
      const ranks = this.#bestOfCrowds.subarray(stored, stored + mostRanked);
      const end = ranks.indexOf(-1);
      return end === -1 ? ranks : ranks.subarray(0, end);
    }
    const low = this.#firstThat((one) => one > prefix);
    const high = this.#firstThat((one) => !one.startsWith(prefix), low, low + crowd);
    return this.#ranksBetween(low, high);
  }

  /** Finds the prefixes that many texts have. Returns the best ranks of each. */
  #rankCrowds(): Int32Array[] {
    const best: Int32Array[] = [];
    const ranges = [{ low: 0, high: this.texts.length, length: 0 }];
    for (let range = ranges.pop(); range !== undefined; range = ranges.pop()) {
      const { high, length } = range;
      if (high - range.low <= crowd) continue;
      let low = range.low;
      const prefix = this.#textAt(low).slice(0, length);
      while (low < high && this.#textAt(low).length === length) low += 1;
      this.#crowds.set(prefix, best.length * mostRanked);
      best.push(this.#bestBetween(low, high));
      while (low < high) {
        const start = low;
        const letter = this.#textAt(start).charCodeAt(length);
        while (low < high && this.#textAt(low).charCodeAt(length) === letter) low += 1;
        ranges.push({ low: start, high: low, length: length + 1 });
      }
    }
    return best;
  }

  #ranksBetween(low: number, high: number): Int32Array {
    return this.#byText.subarray(low, high).toSorted();
  }

  /** Of each value only its best rank. */
  #bestBetween(low: number, high: number): Int32Array {
    const best = new Map<T, number>();
    for (const rank of this.#ranksBetween(low, high)) {
      const value = this.values[rank] as T;
      if (!best.has(value)) best.set(value, rank);
      if (best.size === mostRanked) break;
    }
    return Int32Array.from(best.values());
  }

  #textAt(place: number): string {
    return this.texts[this.#byText[place] ?? -1] ?? '';
  }

  /** The first place whose text, and so all after it, fulfils a condition. */
  #firstThat(isFulfilled: (text: string) => boolean, from = 0, to = this.texts.length): number {
    let low = from;
    let high = Math.min(to, this.texts.length);
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isFulfilled(this.#textAt(middle))) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
