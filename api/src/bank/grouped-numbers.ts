/** Calls `add` with each number and its group. */
export type EachNumber = (add: (group: number, value: number) => void) => void;

/** Whole numbers below 2³² by group, all of them in one array. */
export class GroupedNumbers {
  /** Where the numbers of each group begin; the last one is where they end. */
  readonly starts: Uint32Array;
  readonly numbers: Uint32Array;

  /**
   * @param groups how many there are, from 0
   * @param each is called twice, to count and to store the numbers, which must be the same
   */
  constructor(groups: number, each: EachNumber) {
    const starts = new Uint32Array(groups + 1);
    let count = 0;
    each((group) => {
      starts[group] = (starts[group] ?? 0) + 1;
      count += 1;
    });
    for (let group = 1; group <= groups; group += 1)
      starts[group] = (starts[group] ?? 0) + (starts[group - 1] ?? 0);
    const numbers = new Uint32Array(count);
    // Each group is filled from its end, after which its entry is its beginning.
    each((group, value) => {
      const free = (starts[group] ?? 0) - 1;
      starts[group] = free;
      numbers[free] = value;
    });
    this.starts = starts;
    this.numbers = numbers;
  }
}
