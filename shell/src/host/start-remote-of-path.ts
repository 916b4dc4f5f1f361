import { chooseReleases, choiceOfPath } from '../registry/release-choice.ts';
import type { SessionRegistry } from '../registry/session-registry.ts';
import { importRemote } from './import-remote.ts';

/**
 * Starts loading the remote of the page's first route while the shell itself is still loading. The
 * remote's screen shows a failure later. Does nothing when the version depends on the account and
 * the account is not known yet.
 */
export function startRemoteOfPath(path: string, registry: SessionRegistry, sub: string): void {
  const choice = choiceOfPath(chooseReleases(registry, sub), path);
  if (!choice) return;
  const listing = registry.snapshot.remotes.find(({ name }) => name === choice.release.name);
  if (sub === '' && listing?.canary) return;
  importRemote(choice).catch(() => undefined);
}
