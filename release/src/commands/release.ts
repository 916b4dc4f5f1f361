import path from 'node:path';
import { releaseVersion, shellName, type SignedSnapshot } from '@topwords/platform/contracts';
import type { ReleaseContext } from '../context/open-context.ts';
import { releaseFault } from '../fault/release-fault.ts';
import { describeRelease } from '../records/describe-release.ts';
import { describeShell } from '../records/describe-shell.ts';
import { readLogEnd } from '../log/read-log.ts';
import { publishRelease, type Publishing } from '../records/publish-release.ts';
import { readRecord, type Described } from '../records/release-record.ts';
import { scriptBudget, scriptBytesOf } from '../records/script-budget.ts';
import { setCanary, type CanaryOptions } from './canary.ts';
import { passGate, type GateResult } from './pass-gate.ts';
import type { Project } from './project.ts';
import { promote } from './promote.ts';

/** What happens to a release once it is published. */
export type ReleaseGoal =
  | { kind: 'promote' }
  | { kind: 'publish' }
  | { kind: 'canary'; options: Omit<CanaryOptions, 'version'> };

export interface ReleaseOptions {
  /** Why its tests and screens are not checked; kept in its record. */
  unchecked?: string | undefined;
  /** Called with each step before it begins. */
  say?: (line: string) => void;
}

/** The result of a release. */
export interface Released extends GateResult {
  remote: string;
  version: string;
  publishing: Publishing;
  files: number;
  bytes: number;
  unchecked: string | undefined;
  /** Null when the release was only published. */
  signed: SignedSnapshot | null;
}

/** Input of all steps of a release. */
interface Run {
  context: ReleaseContext;
  project: Project;
  /** A remote, or `shell`. */
  name: string;
  version: string;
  unchecked: string | undefined;
  say: (line: string) => void;
}

/** Ends the release if a step failed. @param detail why it failed; null if it did not */
function throwIfFailed(code: string, detail: string | null): void {
  if (detail !== null) throw releaseFault(code, detail);
}

function requireFreeVersion({ name, version }: Run, isFree: boolean): void {
  const folder = name === shellName ? shellName : `mfe-${name}`;
  const detail = `${name} ${version} is already published: raise the version in ${folder}/package.json`;
  throwIfFailed('version_taken', isFree ? null : detail);
}

function requireFolder(project: Project, name: string): void {
  const remotes = project.remotes();
  const isKnown = name === shellName || remotes.includes(name);
  const unknown = `No folder mfe-${name}; remotes here: ${remotes.join(', ')}`;
  throwIfFailed('remote_unknown', isKnown ? null : unknown);
}

/** Refuses what is bound to fail before spending time on the build. */
async function requireReleasable(run: Run): Promise<void> {
  const { context, name, version } = run;
  const isVersion = releaseVersion.safeParse(version).success;
  const invalid = `${version} is not a version: it must look like 1.4.0`;
  throwIfFailed('version_invalid', isVersion ? null : invalid);
  const record = await readRecord(context.store, name, version, context.privateKey);
  requireFreeVersion(run, record === null || record.state === 'uploading');
}

async function checkSources({ project, name, unchecked, say }: Run): Promise<void> {
  say('Checking lint and types');
  throwIfFailed('check_failed', await project.check(name));
  if (unchecked === undefined) {
    say('Running its tests');
    throwIfFailed('tests_failed', await project.test(name));
  }
}

/** Builds it, and checks the scripts of a remote's first screen against their budget. */
async function build(run: Run): Promise<Described> {
  const { context, project, name, version, say } = run;
  say(`Building ${version}`);
  throwIfFailed('build_failed', await project.build(name, version));
  const describe = name === shellName ? describeShell : describeRelease;
  const described = describe(project.folderOf(name), context.baseAddress);
  const built = described.release.version;
  throwIfFailed('build_failed', built === version ? null : `The build has version ${built}`);
  const bytes = scriptBytesOf(described);
  const [size, budget] = [bytes, scriptBudget].map((one) => (one / 1000).toFixed(1));
  const large = `The first screen needs ${size} kB of scripts (brotli); the budget is ${budget} kB`;
  throwIfFailed('too_large', bytes <= scriptBudget ? null : large);
  return described;
}

/** Finds screens that cannot be opened, which checks of the sources miss. */
async function checkScreens(
  { project, unchecked, say }: Run,
  release: Described['release'],
): Promise<void> {
  if (unchecked !== undefined || 'base' in release) return;
  const faults = await project.mount(release, say);
  const lines = [`${release.name} ${release.version} cannot be shown:`];
  lines.push(...faults.map((line) => `  ${line}`));
  throwIfFailed('screens_failed', faults.length > 0 ? lines.join('\n') : null);
}

/** Makes a published version live as requested; null when it is only published. */
async function makeLive(
  { name, version }: Run,
  writer: ReleaseContext,
  goal: ReleaseGoal,
): Promise<SignedSnapshot | null> {
  if (goal.kind === 'publish') return null;
  const change =
    goal.kind === 'canary'
      ? setCanary(writer, name, { ...goal.options, version })
      : promote(writer, name, version);
  return (await change).signed;
}

/**
 * Checks, tests and builds a remote or the shell, opens a remote's screens, compares it with
 * everything live, publishes it and makes it live. The end of the log is searched once, for the
 * gate; later steps read on from there.
 * @throws `remote_unknown`, `version_invalid`, `version_taken`, `check_failed`, `tests_failed`,
 * `build_failed`, `too_large`, `screens_failed`, `contract_broken`; faults of `publishRelease` and of
 * going live
 */
export async function release(
  context: ReleaseContext,
  project: Project,
  name: string,
  wanted: string | undefined,
  goal: ReleaseGoal,
  { unchecked, say = () => undefined }: ReleaseOptions = {},
): Promise<Released> {
  requireFolder(project, name);
  const version = wanted ?? project.versionOf(name);
  const run: Run = { context, project, name, version, unchecked, say };
  await requireReleasable(run);
  await checkSources(run);
  const built = await build(run);
  await checkScreens(run, built.release);
  say('Comparing its contract with what is live');
  const contract = await project.contractOf(name);
  const { newest } = await readLogEnd(context.store, context.privateKey);
  const gate = await passGate(context, project, newest, { name, version, contract });
  const publishing = await publishRelease(context, path.join(project.folderOf(name), 'dist'), {
    ...built,
    contract,
    commit: await project.commit(),
    ...(gate.breaks.length > 0 && { breaks: gate.breaks }),
    ...(unchecked !== undefined && { unchecked }),
  });
  requireFreeVersion(run, publishing !== 'known');
  const sizes = Object.values(built.files).map(({ bytes }) => bytes);
  return {
    ...gate,
    remote: name,
    version,
    publishing,
    unchecked,
    files: sizes.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    signed: await makeLive(run, { ...context, known: newest }, goal),
  };
}
