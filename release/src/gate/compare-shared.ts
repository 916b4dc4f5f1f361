import { satisfies } from 'semver';
import type { Candidate, ContractBreak, LiveContract } from './contract-break.ts';

const parts = ['react', 'platform'] as const;

/**
 * A page takes React and the platform from the shell, with a strict version check: a remote built
 * against `1.4.0` only starts with versions that satisfy `^1.4.0`.
 */
function unsatisfied(shell: LiveContract, remote: LiveContract): string[] {
  return parts.flatMap((part) => {
    const offered = shell.contract.built_against[part];
    const required = remote.contract.built_against[part];
    if (satisfies(offered, `^${required}`)) return [];
    return [`${remote.name} needs ${part} ^${required}, but the shell has ${offered}`];
  });
}

/** Compares the versions of packages that a page shares. */
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
