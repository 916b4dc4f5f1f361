import { publicPartOf } from '../signature/snapshot-signature.ts';
import { compareContracts } from '../gate/compare-contracts.ts';
import type { ContractBreak } from '../gate/contract-break.ts';
import { needsMajor } from '../gate/needs-major.ts';
import type { RemoteContract } from '../gate/remote-contract.ts';
import type { ReleaseContext } from '../context/open-context.ts';
import { releaseFault } from '../fault/release-fault.ts';
import { readLogEnd } from '../log/read-log.ts';
import { readLiveContracts } from './live-contracts.ts';
import type { Project } from './project.ts';

/** What the gate found where it let a version pass. */
export interface GateResult {
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
  context: ReleaseContext,
  project: Project,
  name: string,
  version: string,
  contract: RemoteContract,
): Promise<GateResult> {
  const { newest } = await readLogEnd(context.store, publicPartOf(context.privateKey));
  const live = newest?.snapshot ?? { remotes: [] };
  const { contracts, unknown } = await readLiveContracts(context, project, live);
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
    throw releaseFault(
      'contract_broken',
      `${name} ${version} would break what is live: a new major version may`,
      breaks,
    );
  }
  return { breaks, unknown };
}
