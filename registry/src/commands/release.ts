import path from 'node:path';
import { releaseVersion, shellName, type SignedSnapshot } from '@topwords/platform/contracts';
import type { Registry } from '../open-registry.ts';
import { registryFault } from '../registry-fault.ts';
import { describeRelease, type DescribedRelease } from '../releases/describe-release.ts';
import { describeShell, type DescribedShell } from '../releases/describe-shell.ts';
import { publishRelease, type Publishing } from '../releases/publish-release.ts';
import { readRecord } from '../releases/release-record.ts';
import { scriptBudget, scriptBytesOf } from '../releases/script-budget.ts';
import { setCanary, type CanaryWishes } from './canary.ts';
import { promoteShell } from './live-shell.ts';
import { passGate, type Passage } from './pass-gate.ts';
import type { Project } from './project.ts';
import { promote } from './promote.ts';

/** What is to become of a release once it is published. */
export type Aim =
  | { kind: 'promote' }
  | { kind: 'publish' }
  | { kind: 'canary'; wishes: Omit<CanaryWishes, 'version'> };

/** How a release is made. */
export interface ReleaseOptions {
  /** Why its tests are not run and its screens not tried; kept in its record. */
  unchecked?: string | undefined;
  /** Told of each step before it is taken. */
  say?: (line: string) => void;
}

/** What a release has become. */
export interface Released extends Passage {
  remote: string;
  version: string;
  publishing: Publishing;
  files: number;
  bytes: number;
  unchecked: string | undefined;
  /** Null when the release only was to be published. */
  signed: SignedSnapshot | null;
}

function taken(remote: string, version: string): Error {
  const folder = remote === shellName ? shellName : `mfe-${remote}`;
  return registryFault(
    'version_taken',
    `${remote} ${version} is published already: raise the version in ${folder}/package.json`,
  );
}

/** Refuses what is bound to fail before the build has taken its time. */
async function requireFreeVersion(registry: Registry, remote: string, version: string) {
  if (!releaseVersion.safeParse(version).success) {
    throw registryFault('version_invalid', `${version} is no version: it must be like 1.4.0`);
  }
  const record = await readRecord(registry.store, remote, version, registry.privateKey);
  if (record && record.state !== 'uploading') throw taken(remote, version);
}

function requireRemote(project: Project, remote: string): void {
  if (remote === shellName || project.remotes().includes(remote)) return;
  throw registryFault(
    'remote_unknown',
    `There is no folder mfe-${remote}; remotes here: ${project.remotes().join(', ')}`,
  );
}

/** The build of a remote, or of the shell. @throws `too_large` */
function describeBuild(
  registry: Registry,
  project: Project,
  name: string,
): DescribedRelease | DescribedShell {
  const folder = project.folderOf(name);
  if (name === shellName) return describeShell(folder, registry.baseAddress);
  const described = describeRelease(folder, registry.baseAddress);
  requireSize(described);
  return described;
}

function isShell(described: DescribedRelease | DescribedShell): described is DescribedShell {
  return described.release.name === shellName;
}

async function makeLive(
  registry: Registry,
  remote: string,
  version: string,
  aim: Exclude<Aim, { kind: 'publish' }>,
): Promise<SignedSnapshot> {
  if (remote === shellName) return (await promoteShell(registry, version)).signed;
  const change =
    aim.kind === 'promote'
      ? promote(registry, remote, version)
      : setCanary(registry, remote, { ...aim.wishes, version });
  return (await change).signed;
}

function requireSize(described: DescribedRelease): void {
  const bytes = scriptBytesOf(described);
  if (bytes <= scriptBudget) return;
  const [size, budget] = [bytes, scriptBudget].map((one) => (one / 1000).toFixed(1));
  throw registryFault(
    'too_large',
    `The first screen needs ${size} kB of scripts (brotli), and may need ${budget}`,
  );
}

/** A screen that nobody can open is not found by what reads sources. @throws `screens_failed` */
async function requireScreens(
  project: Project,
  { release: built }: DescribedRelease,
  say: (line: string) => void,
): Promise<void> {
  const faults = await project.mount(built, say);
  if (faults.length === 0) return;
  const { name, version } = built;
  throw registryFault(
    'screens_failed',
    [`${name} ${version} cannot be shown:`, ...faults.map((line) => `  ${line}`)].join('\n'),
  );
}

/**
 * Checks, tests and builds a remote, or the shell, tries a remote's screens, holds it against all that
 * is live, publishes it and makes it live.
 * @throws `remote_unknown`, `version_invalid`, `version_taken`, `check_failed`, `tests_failed`,
 *   `build_failed`, `too_large`, `screens_failed`, `contract_broken`
 */
export async function release(
  registry: Registry,
  project: Project,
  remote: string,
  wanted: string | undefined,
  aim: Aim,
  { unchecked, say = () => undefined }: ReleaseOptions = {},
): Promise<Released> {
  requireRemote(project, remote);
  const version = wanted ?? project.versionOf(remote);
  await requireFreeVersion(registry, remote, version);
  say('Checking lint and types');
  const fault = await project.check(remote);
  if (fault !== null) throw registryFault('check_failed', fault);
  if (unchecked === undefined) {
    say('Running its tests');
    const failed = await project.test(remote);
    if (failed !== null) throw registryFault('tests_failed', failed);
  }
  say(`Building ${version}`);
  const failure = await project.build(remote, version);
  if (failure !== null) throw registryFault('build_failed', failure);

  const described = describeBuild(registry, project, remote);
  if (described.release.version !== version) {
    throw registryFault('build_failed', `The build is of ${described.release.version}`);
  }
  if (unchecked === undefined && !isShell(described)) {
    await requireScreens(project, described, say);
  }
  say('Comparing its contract with what is live');
  const contract = await project.contractOf(remote);
  const passage = await passGate(registry, project, remote, version, contract);
  const publishing = await publishRelease(registry, path.join(project.folderOf(remote), 'dist'), {
    ...described,
    contract,
    commit: await project.commit(),
    ...(passage.breaks.length > 0 && { breaks: passage.breaks }),
    ...(unchecked !== undefined && { unchecked }),
  });
  if (publishing === 'known') throw taken(remote, version);

  const sizes = Object.values(described.files).map(({ bytes }) => bytes);
  const released = {
    ...passage,
    remote,
    version,
    publishing,
    unchecked,
    files: sizes.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  };
  if (aim.kind === 'publish') return { ...released, signed: null };
  return { ...released, signed: await makeLive(registry, remote, version, aim) };
}
