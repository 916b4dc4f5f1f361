import { publicPartOf } from '@topwords/platform/contracts';
import { compareContracts } from '../contract/compare-contracts.ts';
import type { ContractBreak } from '../contract/contract-break.ts';
import { needsMajor } from '../contract/needs-major.ts';
import type { RemoteContract } from '../contract/remote-contract.ts';
import type { Registry } from '../open-registry.ts';
import { registryFault } from '../registry-fault.ts';
import { readLogEnd } from '../snapshots/read-log.ts';
import { readLiveContracts } from './live-contracts.ts';
import type { Project } from './project.ts';

/** What the gate found where it let a version pass. */
export interface Passage {
  /** Breaks that the raised version announces. */
  breaks: ContractBreak[];
  /** What could not be looked at. */
  unknown: string[];
}

/**
 * Holds a version against all that is live.
 * @param name `shell`, or the remote's name
 * @throws `contract_broken` when it breaks something and its version does not say so
 */
export async function passGate(
  registry: Registry,
  project: Project,
  name: string,
  version: string,
  contract: RemoteContract,
): Promise<Passage> {
  const { newest } = await readLogEnd(registry.store, publicPartOf(registry.privateKey));
  const live = newest?.snapshot ?? { remotes: [] };
  const { contracts, unknown } = await readLiveContracts(registry, project, live);
  const stable = live.remotes.find((remote) => remote.name === name)?.stable.version;
  const previous = contracts.find(
    (one) => one.name === name && (name === 'shell' || one.version === stable),
  );
  const breaks = await compareContracts({
    name,
    version,
    contract,
    previous: previous?.contract ?? null,
    consumers: contracts.filter((one) => one.name !== name),
  });
  if (needsMajor(previous?.version ?? stable ?? null, version, breaks)) {
    throw registryFault(
      'contract_broken',
      `${name} ${version} would break what is live: a new major version may`,
      breaks,
    );
  }
  return { breaks, unknown };
}
