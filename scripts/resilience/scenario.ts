/** One measure of a scenario beside what is allowed. */
export interface Finding {
  /** Such as `p99 of another learner`. */
  measure: string;
  /** With its unit, such as `38 ms`. */
  found: string;
  /** With its unit, such as `under 100 ms`. */
  allowed: string;
  isHeld: boolean;
}

/** An attack or a failure that the product is put through; `<name>.scenario.ts` exports one. */
export interface Scenario {
  /** What happens, in one line. */
  title: string;
  /** @throws Error when the scenario itself could not be run */
  run: (root: string) => Promise<readonly Finding[]>;
}
