import { satisfies } from 'semver';
import type { Candidate, ContractBreak, LiveContract } from './contract-break.ts';

const parts = ['react', 'platform'] as const;

/**
 * A page takes React and the parts of the platform from the shell, and strictly: a remote that was
 * built against `1.4.0` starts with what satisfies `^1.4.0` alone.
 */
function unsatisfied(shell: LiveContract, remote: LiveContract): string[] {
  return parts.flatMap((part) => {
    const offered = shell.contract.built_against[part];
    const asked = remote.contract.built_against[part];
    if (satisfies(offered, `^${asked}`)) return [];
    return [`${remote.name} needs ${part} ^${asked}, and the shell has ${offered}`];
  });
}

/** Compares the versions of what a page shares. */
export function compareShared(candidate: Candidate): ContractBreak[] {
  const { name, consumers } = candidate;
  if (name === 'shell') {
    return consumers.flatMap((remote) =>
      unsatisfied(candidate, remote).map((detail): ContractBreak => {
        return { part: 'shared', detail, breaks: [remote.name] };
      }),
    );
  }
  return consumers
    .filter((consumer) => consumer.name === 'shell')
    .flatMap((shell) => unsatisfied(shell, candidate))
    .map((detail) => ({ part: 'shared', detail, breaks: ['shell'] }));
}
