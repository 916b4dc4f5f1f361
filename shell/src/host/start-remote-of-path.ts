import { chooseReleases, choiceOfPath } from '../registry/release-choice.ts';
import type { SessionRegistry } from '../registry/session-registry.ts';
import { importRemote } from './import-remote.ts';

/**
 * Begins to load the remote of the page's first route while the shell itself is still loading.
 * A failure is shown later, by the remote's screen. Where nobody knows yet who is signed in, and that
 * decides about the version, nothing is begun.
 */
export function startRemoteOfPath(path: string, registry: SessionRegistry, sub: string): void {
  const choice = choiceOfPath(chooseReleases(registry, sub), path);
  if (!choice) return;
  const listing = registry.snapshot.remotes.find(({ name }) => name === choice.release.name);
  if (sub === '' && listing?.canary) return;
  importRemote(choice).catch(() => undefined);
}
