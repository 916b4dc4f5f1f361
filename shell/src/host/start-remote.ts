import { readCookie } from '@topwords/platform/client';
import { xsrfCookieName } from '@topwords/platform/contracts';
import { importRemote } from './import-remote.ts';
import { readRegistry, releaseOf } from './registry.ts';

async function startRemote(path: string): Promise<void> {
  const release = releaseOf(await readRegistry(), path);
  if (release) await importRemote(release);
}

/**
 * Begins to load the remote of the page's first route while the shell itself is still loading.
 * A visitor sees no remote, so nothing is loaded. A failure is shown later, by the remote's screen.
 */
export function startRemoteOfRoute(path: string): void {
  if (readCookie(xsrfCookieName) === null) return;
  startRemote(path).catch(() => undefined);
}
