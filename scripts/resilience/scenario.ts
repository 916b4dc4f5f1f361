import type { Finding } from './findings.ts';

/** A simulated attack or failure; `<name>.scenario.ts` exports one. */
export interface Scenario {
  /** What happens, in one line. */
  title: string;
  /** @throws Error when the scenario itself could not run */
  run: (root: string) => Promise<readonly Finding[]>;
}
