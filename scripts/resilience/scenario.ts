/** One measured value of a scenario with its limit. */
export interface Finding {
  /** Such as `p99 of another learner`. */
  measure: string;
  /** With its unit, such as `38 ms`. */
  found: string;
  /** With its unit, such as `under 100 ms`. */
  allowed: string;
  isHeld: boolean;
}

/** A simulated attack or failure; `<name>.scenario.ts` exports one. */
export interface Scenario {
  /** What happens, in one line. */
  title: string;
  /** @throws Error when the scenario itself could not run */
  run: (root: string) => Promise<readonly Finding[]>;
}
