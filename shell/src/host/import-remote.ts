import type { RemoteRelease } from '@topwords/platform/contracts';
import type { CreateRemote } from '@topwords/platform/host';
import { entryAddress, rememberIntegrity } from './release-integrity.ts';

/** A remote whose module is not there after this many milliseconds counts as failed. */
const timeLimit = 20_000;

interface Import {
  attempt: number;
  module: Promise<CreateRemote>;
}

const imports = new Map<string, Import>();

function failAfter(name: string, milliseconds: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`${name} did not answer in time`)), milliseconds);
  });
}

async function loadModule(release: RemoteRelease, attempt: number): Promise<CreateRemote> {
  const entry = entryAddress(release, attempt);
  rememberIntegrity(release, entry);
  const { federation, forgetFailedShares } = await import(
    /* webpackChunkName: "federation" */ './federation.ts'
  );
  if (attempt > 0) forgetFailedShares();
  federation.registerRemotes(
    [{ name: release.name, entry, type: 'global', entryGlobalName: release.global }],
    { force: attempt > 0 },
  );
  const loaded = await Promise.race([
    federation.loadRemote<{ default: CreateRemote }>(`${release.name}/remote`),
    failAfter(release.name, timeLimit),
  ]);
  if (typeof loaded?.default !== 'function') {
    throw new TypeError(`${release.name} does not expose a remote`);
  }
  return loaded.default;
}

/** The module of a remote, loaded once; a failure stays until `importRemoteAgain`. */
export function importRemote(release: RemoteRelease): Promise<CreateRemote> {
  return (imports.get(release.name) ?? start(release, 0)).module;
}

/** Loads the remote afresh, from a changed address, without a reload of the page. */
export function importRemoteAgain(release: RemoteRelease): Promise<CreateRemote> {
  return start(release, (imports.get(release.name)?.attempt ?? 0) + 1).module;
}

function start(release: RemoteRelease, attempt: number): Import {
  const started: Import = { attempt, module: loadModule(release, attempt) };
  imports.set(release.name, started);
  return started;
}
