/**
 * Values by folded text, found by exact text or by prefix, best first. The cost of a prefix search
 * depends on how many values the caller reads, not on how many texts have the prefix.
 */
export class RankedTexts<T> {
  /** Sorted by code units. */
  readonly texts: readonly string[];
  readonly #values: readonly T[];
  /** The place of each rank, the best one first. */
  readonly #placeOfRank: Int32Array;
  /** A binary tree of the lowest ranks: the leaves are the ranks of the places. */
  readonly #lowestRanks: Int32Array;

  /** @param compare orders values, the best one first; the values of equal texts keep their order */
  constructor(
    entries: Iterable<readonly [text: string, value: T]>,
    compare: (one: T, other: T) => number,
  ) {
    const sorted = [...entries].toSorted(([one], [other]) => compareTexts(one, other));
    this.texts = sorted.map(([text]) => text);
    const values = sorted.map(([, value]) => value);
    this.#values = values;
    const places = values.map((value, place) => ({ value, place }));
    this.#placeOfRank = Int32Array.from(
      places.toSorted((one, other) => compare(one.value, other.value)),
      ({ place }) => place,
    );
    this.#lowestRanks = lowestRanks(this.#placeOfRank);
  }

  /** The values of a text. */
  withText(text: string): readonly T[] {
    const first = this.#firstFrom(text);
    let end = first;
    while (this.texts[end] === text) end += 1;
    return this.#values.slice(first, end);
  }

  /** The values of the longer texts that begin with a prefix, the best one first. */
  *longerThan(prefix: string): Generator<T> {
    const low = this.#firstFrom(`${prefix}\0`);
    yield* this.#bestBetween(low, this.#endOf(prefix, low));
  }

  /** The values of a range of places: takes the best one, and goes on left and right of it. */
  *#bestBetween(low: number, high: number): Generator<T> {
    /** Ranges by their best ranks, the best one last. */
    const ranges: Range[] = [];
    const add = (start: number, end: number) => {
      if (start >= end) return;
      const rank = this.#lowestRank(start, end);
      let index = ranges.length;
      while (index > 0 && (ranges[index - 1]?.rank ?? 0) < rank) index -= 1;
      ranges.splice(index, 0, { rank, start, end });
    };
    add(low, high);
    for (let range = ranges.pop(); range !== undefined; range = ranges.pop()) {
      const place = this.#placeOfRank[range.rank] ?? 0;
      const value = this.#values[place];
      if (value !== undefined) yield value;
      add(range.start, place);
      add(place + 1, range.end);
    }
  }

  #lowestRank(start: number, end: number): number {
    const ranks = this.#lowestRanks;
    const leaves = ranks.length >> 1;
    let lowest = leaves;
    for (let low = start + leaves, high = end + leaves; low < high; low >>= 1, high >>= 1) {
      if (low & 1) lowest = Math.min(lowest, ranks[low++] ?? leaves);
      if (high & 1) lowest = Math.min(lowest, ranks[--high] ?? leaves);
    }
    return lowest;
  }

  /** The place of the first text that is not before the given one. */
  #firstFrom(text: string): number {
    return this.#firstThat((one) => one >= text, 0);
  }

  /** The place after the last text that begins with a prefix. */
  #endOf(prefix: string, from: number): number {
    return this.#firstThat((one) => !one.startsWith(prefix), from);
  }

  /** The first place whose text, and so all after it, fulfils a condition. */
  #firstThat(isFulfilled: (text: string) => boolean, from: number): number {
    let low = from;
    let high = this.texts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isFulfilled(this.texts[middle] ?? '')) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

interface Range {
  rank: number;
  start: number;
  end: number;
}

function lowestRanks(placeOfRank: Int32Array): Int32Array {
  const leaves = placeOfRank.length;
  const ranks = new Int32Array(2 * leaves);
  for (const [rank, place] of placeOfRank.entries()) ranks[leaves + place] = rank;
  for (let node = leaves - 1; node > 0; node -= 1)
    ranks[node] = Math.min(ranks[2 * node] ?? 0, ranks[2 * node + 1] ?? 0);
  return ranks;
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
