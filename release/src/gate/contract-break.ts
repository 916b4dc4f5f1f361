import { shellName } from '@topwords/platform/contracts';
import { z } from 'zod/mini';
import type { RemoteContract } from './remote-contract.ts';

/** A contract that pages run now: the shell's, a stable version's or a canary's. */
export interface LiveContract {
  /** `shell`, or the remote's name. */
  name: string;
  version: string;
  contract: RemoteContract;
}

/** A promise that would break if a version went live. */
export const contractBreak = z.object({
  part: z.enum(['types', 'routes', 'navigation', 'events', 'shared']),
  /** For a person: what was found, and where. */
  detail: z.string(),
  /** Who breaks: names of front ends, or a group of people such as `learners’ bookmarks`. */
  breaks: z.array(z.string()),
});

/** A promise that would break if a version went live. */
export type ContractBreak = z.infer<typeof contractBreak>;

/** A version that is to go live, and what it is compared with. */
export interface Candidate {
  /** `shell`, or the remote's name. */
  name: string;
  version: string;
  contract: RemoteContract;
  /** What the front end promised before; null for its first release. */
  previous: RemoteContract | null;
  /**
   * All live front ends, including the shell. Entries with the candidate's own name are ignored.
   */
  consumers: readonly LiveContract[];
}

/** Each name once, in alphabetical order. */
export function namesOf(contracts: readonly LiveContract[]): string[] {
  return [...new Set(contracts.map(({ name }) => name))].toSorted();
}

/** A shell and a remote that would run together, and which of them is live already. */
interface Pair {
  shell: LiveContract;
  remote: LiveContract;
  live: string;
}

/** The candidate with each remote if it is a shell, otherwise with each shell. */
export function pairsOf(candidate: Candidate): Pair[] {
  const { name, consumers } = candidate;
  if (name === shellName) {
    return consumers.map((remote) => ({ shell: candidate, remote, live: remote.name }));
  }
  return consumers
    .filter((consumer) => consumer.name === shellName)
    .map((shell) => ({ shell, remote: candidate, live: shellName }));
}
