import { satisfies } from 'semver';
import { pairsOf, type Candidate, type ContractBreak } from './contract-break.ts';

const parts = ['react', 'platform'] as const;

/**
 * Compares the versions of packages that a page shares. It takes them from the shell, with a strict
 * version check: a remote built against `1.4.0` only starts with versions that satisfy `^1.4.0`.
 */
export function compareShared(candidate: Candidate): ContractBreak[] {
  return pairsOf(candidate).flatMap(({ shell, remote, live }) =>
    parts.flatMap((part): ContractBreak[] => {
      const offered = shell.contract.built_against[part];
      const required = remote.contract.built_against[part];
      if (satisfies(offered, `^${required}`)) return [];
      const detail = `${remote.name} needs ${part} ^${required}, but the shell has ${offered}`;
      return [{ part: 'shared', detail, breaks: [live] }];
    }),
  );
}
