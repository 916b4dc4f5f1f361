import type { ChosenRelease } from '../registry/release-choice.ts';
import { federation, forgetFailedShares } from './federation.ts';
import { trustFolderOf } from '../browser/trusted-scripts.ts';
import { entryAddress, rememberIntegrity } from './release-integrity.ts';

/** A remote whose module is not there after this many milliseconds counts as failed. */
const timeLimit = 20_000;

/** The module of a remote, as yet unchecked. */
export interface ImportedRemote {
  exposed: unknown;
  /** From the moment it was asked for, in milliseconds. */
  duration: number;
}

interface Import {
  attempt: number;
  remote: Promise<ImportedRemote>;
}

const imports = new Map<string, Import>();

function failAfter(milliseconds: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('It did not answer in time')), milliseconds);
  });
}

/** A name of its own for each version and attempt, so that the runtime never takes one for another. */
function nameOf({ release, role }: ChosenRelease, attempt: number): string {
  const version = role === 'override' ? role : release.version;
  return `${release.name}@${version}${attempt > 0 ? `~${attempt}` : ''}`;
}

async function load(chosen: ChosenRelease, attempt: number): Promise<ImportedRemote> {
  const { release } = chosen;
  const start = performance.now();
  const entry = entryAddress(release, attempt);
  rememberIntegrity(chosen, entry);
  trustFolderOf(entry);
  forgetFailedShares();
  const name = nameOf(chosen, attempt);
  federation.registerRemotes([{ name, entry, type: 'global', entryGlobalName: release.global }]);
  const loaded = await Promise.race([
    federation.loadRemote<{ default?: unknown }>(`${name}/remote`),
    failAfter(timeLimit),
  ]);
  return { exposed: loaded?.default, duration: performance.now() - start };
}

function start(chosen: ChosenRelease, attempt: number): Promise<ImportedRemote> {
  const started: Import = { attempt, remote: load(chosen, attempt) };
  imports.set(nameOf(chosen, 0), started);
  return started.remote;
}

/** The module of a version, loaded once; a failure stays until `importRemoteAgain`. */
export function importRemote(chosen: ChosenRelease): Promise<ImportedRemote> {
  return imports.get(nameOf(chosen, 0))?.remote ?? start(chosen, 0);
}

/** Loads the version afresh, from a changed address, without a reload of the page. */
export function importRemoteAgain(chosen: ChosenRelease): Promise<ImportedRemote> {
  const former = imports.get(nameOf(chosen, 0));
  return start(chosen, former ? former.attempt + 1 : 0);
}
