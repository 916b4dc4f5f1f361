import type { ChosenRelease } from '../registry/release-choice.ts';
import { federation, forgetFailedShares } from './federation.ts';
import { trustFolderOf } from '../browser/trusted-scripts.ts';
import { entryAddress, rememberIntegrity } from './release-integrity.ts';

/** Timeout for loading a remote's module, in milliseconds. */
const timeoutMs = 20_000;

/** The module of a remote, not validated yet. */
export interface ImportedRemote {
  exposed: unknown;
  /** Loading time, in milliseconds. */
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

/** Returns a unique name for each version and attempt, so that the runtime never confuses them. */
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
    failAfter(timeoutMs),
  ]);
  return { exposed: loaded?.default, duration: performance.now() - start };
}

function start(chosen: ChosenRelease, attempt: number): Promise<ImportedRemote> {
  const started: Import = { attempt, remote: load(chosen, attempt) };
  imports.set(nameOf(chosen, 0), started);
  return started.remote;
}

/** Loads the module of a version once; a failure is cached until `importRemoteAgain`. */
export function importRemote(chosen: ChosenRelease): Promise<ImportedRemote> {
  return imports.get(nameOf(chosen, 0))?.remote ?? start(chosen, 0);
}

/** Loads the version again, from a changed address, without reloading the page. */
export function importRemoteAgain(chosen: ChosenRelease): Promise<ImportedRemote> {
  const former = imports.get(nameOf(chosen, 0));
  return start(chosen, former ? former.attempt + 1 : 0);
}
