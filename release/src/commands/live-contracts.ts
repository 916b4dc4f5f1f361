import { shellName } from '@topwords/platform/contracts';
import type { LiveContract } from '../gate/contract-break.ts';
import type { ReleaseContext } from '../context/open-context.ts';
import { readRecord, writeRecord } from '../records/release-record.ts';
import type { LiveReleases } from '../log/listings-of.ts';
import type { Project } from './project.ts';

/** Contracts of everything that is live, and the versions whose contract is unknown. */
export interface LiveContracts {
  contracts: LiveContract[];
  /** Such as `words 1.0.0-405d7697`; the gate reports that these were not compared. */
  unknown: string[];
}

/**
 * Local builds are recorded without a contract, which takes seconds to make: it is made on demand.
 */
async function contractOf(
  context: ReleaseContext,
  project: Project,
  remote: string,
  version: string,
): Promise<LiveContract['contract'] | null> {
  const { store, privateKey } = context;
  const record = await readRecord(store, remote, version, privateKey);
  if (!record) return null;
  if (record.contract) return record.contract;
  const isAsBuilt =
    project.remotes().includes(remote) && (await project.localVersionOf(remote)) === version;
  if (!isAsBuilt) return null;
  const contract = await project.contractOf(remote);
  await writeRecord(store, { ...record, contract }, privateKey);
  return contract;
}

/**
 * The shell's contract: from the sources for this machine's own build, else from the live release.
 */
async function hostOf(
  { store, privateKey, isOwn }: ReleaseContext,
  project: Project,
  { shell }: LiveReleases,
): Promise<LiveContract | null> {
  const name = shellName;
  if (isOwn) {
    return { name, version: project.versionOf(name), contract: await project.contractOf(name) };
  }
  if (!shell) return null;
  const { version } = shell.stable;
  const record = await readRecord(store, name, version, privateKey);
  return record?.contract ? { name, version, contract: record.contract } : null;
}

/** Reads the contracts of all versions that pages may run now, and the shell's. */
export async function readLiveContracts(
  context: ReleaseContext,
  project: Project,
  live: LiveReleases,
): Promise<LiveContracts> {
  const contracts: LiveContract[] = [];
  const unknown: string[] = [];
  const host = await hostOf(context, project, live);
  if (host) contracts.push(host);
  else unknown.push('the shell');
  for (const { name, stable, previous, canary } of live.remotes) {
    const versions = new Set([stable, previous, canary?.release].map((one) => one?.version));
    for (const version of versions) {
      if (version === undefined) continue;
      const contract = await contractOf(context, project, name, version);
      if (contract) contracts.push({ name, version, contract });
      else unknown.push(`${name} ${version}`);
    }
  }
  return { contracts, unknown };
}
