/** Values by folded text, found by how the text begins. */
export class SortedTexts<T> {
  /** Sorted by code units. */
  readonly #texts: readonly string[];
  readonly #values: readonly T[];

  /** The values of equal texts keep their order. */
  constructor(entries: Iterable<readonly [text: string, value: T]>) {
    const sorted = [...entries].toSorted(([one], [other]) => compare(one, other));
    this.#texts = sorted.map(([text]) => text);
    this.#values = sorted.map(([, value]) => value);
  }

  /** The values of the texts that begin with a prefix, with what follows it. */
  *startingWith(prefix: string): Generator<[rest: string, value: T]> {
    for (let place = this.#firstFrom(prefix); place < this.#texts.length; place += 1) {
      const text = this.#texts[place] ?? '';
      if (!text.startsWith(prefix)) return;
      const value = this.#values[place];
      if (value !== undefined) yield [text.slice(prefix.length), value];
    }
  }

  /** The place of the first text that is not before the given one. */
  #firstFrom(text: string): number {
    let low = 0;
    let high = this.#texts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#texts[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
