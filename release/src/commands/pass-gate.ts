import { shellName, type SignedSnapshot } from '@topwords/platform/contracts';
import { compareContracts } from '../gate/compare-contracts.ts';
import type { ContractBreak } from '../gate/contract-break.ts';
import { needsMajor } from '../gate/needs-major.ts';
import type { RemoteContract } from '../gate/remote-contract.ts';
import type { ReleaseContext } from '../context/open-context.ts';
import { releaseFault } from '../fault/release-fault.ts';
import { readLiveContracts } from './live-contracts.ts';
import type { Project } from './project.ts';

/** What the gate found about a version that passed. */
export interface GateResult {
  /** Breaking changes that the version number announces. */
  breaks: ContractBreak[];
  /** Live versions that could not be compared. */
  unknown: string[];
}

/**
 * Compares a version with everything that is live.
 * @param newest the end of the log
 * @param candidate the version; its name is `shell` or the remote's
 * @throws `contract_broken` when it breaks something and its version does not announce that
 */
export async function passGate(
  context: ReleaseContext,
  project: Project,
  newest: SignedSnapshot | null,
  { name, version, contract }: { name: string; version: string; contract: RemoteContract },
): Promise<GateResult> {
  const live = newest?.snapshot ?? { remotes: [] };
  const { contracts, unknown } = await readLiveContracts(context, project, live);
  const stable = live.remotes.find((remote) => remote.name === name)?.stable.version;
  const previous = contracts.find(
    (one) => one.name === name && (name === shellName || one.version === stable),
  );
  const breaks = await compareContracts({
    name,
    version,
    contract,
    previous: previous?.contract ?? null,
    consumers: contracts.filter((one) => one.name !== name),
  });
  if (needsMajor(previous?.version ?? stable ?? null, version, breaks)) {
    throw releaseFault(
      'contract_broken',
      `${name} ${version} would break what is live; only a new major version may`,
      breaks,
    );
  }
  return { breaks, unknown };
}
