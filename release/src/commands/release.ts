import path from 'node:path';
import { releaseVersion, shellName, type SignedSnapshot } from '@topwords/platform/contracts';
import type { ReleaseContext } from '../context/open-context.ts';
import { releaseFault } from '../fault/release-fault.ts';
import { describeRelease, type DescribedRelease } from '../records/describe-release.ts';
import { describeShell, type DescribedShell } from '../records/describe-shell.ts';
import { publishRelease, type Publishing } from '../records/publish-release.ts';
import { readRecord } from '../records/release-record.ts';
import { scriptBudget, scriptBytesOf } from '../records/script-budget.ts';
import { setCanary, type CanaryOptions } from './canary.ts';
import { promoteShell } from './live-shell.ts';
import { passGate, type GateResult } from './pass-gate.ts';
import type { Project } from './project.ts';
import { promote } from './promote.ts';

/** What is to become of a release once it is published. */
export type Aim =
  | { kind: 'promote' }
  | { kind: 'publish' }
  | { kind: 'canary'; options: Omit<CanaryOptions, 'version'> };

/** How a release is made. */
export interface ReleaseOptions {
  /** Why its tests are not run and its screens not tried; kept in its record. */
  unchecked?: string | undefined;
  /** Told of each step before it is taken. */
  say?: (line: string) => void;
}

/** What a release has become. */
export interface Released extends GateResult {
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
  return releaseFault(
    'version_taken',
    `${remote} ${version} is published already: raise the version in ${folder}/package.json`,
  );
}

/** Refuses what is bound to fail before the build has taken its time. */
async function requireFreeVersion(context: ReleaseContext, remote: string, version: string) {
  if (!releaseVersion.safeParse(version).success) {
    throw releaseFault('version_invalid', `${version} is no version: it must be like 1.4.0`);
  }
  const record = await readRecord(context.store, remote, version, context.privateKey);
  if (record && record.state !== 'uploading') throw taken(remote, version);
}

function requireRemote(project: Project, remote: string): void {
  if (remote === shellName || project.remotes().includes(remote)) return;
  throw releaseFault(
    'remote_unknown',
    `There is no folder mfe-${remote}; remotes here: ${project.remotes().join(', ')}`,
  );
}

/** The build of a remote, or of the shell. @throws `too_large` */
function describeBuild(
  context: ReleaseContext,
  project: Project,
  name: string,
): DescribedRelease | DescribedShell {
  const folder = project.folderOf(name);
  if (name === shellName) return describeShell(folder, context.baseAddress);
  const described = describeRelease(folder, context.baseAddress);
  requireSize(described);
  return described;
}

function isShell(described: DescribedRelease | DescribedShell): described is DescribedShell {
  return described.release.name === shellName;
}

async function makeLive(
  context: ReleaseContext,
  remote: string,
  version: string,
  aim: Exclude<Aim, { kind: 'publish' }>,
): Promise<SignedSnapshot> {
  if (remote === shellName) return (await promoteShell(context, version)).signed;
  const change =
    aim.kind === 'promote'
      ? promote(context, remote, version)
      : setCanary(context, remote, { ...aim.options, version });
  return (await change).signed;
}

function requireSize(described: DescribedRelease): void {
  const bytes = scriptBytesOf(described);
  if (bytes <= scriptBudget) return;
  const [size, budget] = [bytes, scriptBudget].map((one) => (one / 1000).toFixed(1));
  throw releaseFault(
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
  throw releaseFault(
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
  context: ReleaseContext,
  project: Project,
  remote: string,
  wanted: string | undefined,
  aim: Aim,
  { unchecked, say = () => undefined }: ReleaseOptions = {},
): Promise<Released> {
  requireRemote(project, remote);
  const version = wanted ?? project.versionOf(remote);
  await requireFreeVersion(context, remote, version);
  say('Checking lint and types');
  const fault = await project.check(remote);
  if (fault !== null) throw releaseFault('check_failed', fault);
  if (unchecked === undefined) {
    say('Running its tests');
    const failed = await project.test(remote);
    if (failed !== null) throw releaseFault('tests_failed', failed);
  }
  say(`Building ${version}`);
  const failure = await project.build(remote, version);
  if (failure !== null) throw releaseFault('build_failed', failure);

  const described = describeBuild(context, project, remote);
  if (described.release.version !== version) {
    throw releaseFault('build_failed', `The build is of ${described.release.version}`);
  }
  if (unchecked === undefined && !isShell(described)) {
    await requireScreens(project, described, say);
  }
  say('Comparing its contract with what is live');
  const contract = await project.contractOf(remote);
  const passage = await passGate(context, project, remote, version, contract);
  const publishing = await publishRelease(context, path.join(project.folderOf(remote), 'dist'), {
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
  return { ...released, signed: await makeLive(context, remote, version, aim) };
}
