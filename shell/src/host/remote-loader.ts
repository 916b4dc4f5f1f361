import type { RemoteRelease } from '@topwords/platform/contracts';
import type { HostApi } from '@topwords/platform/host';
import type { RouteObject } from '@topwords/platform/router';
import { BehaviorSubject } from '@topwords/platform/rx';
import { importRemote, importRemoteAgain } from './import-remote.ts';

/** What the screen of a remote shows. `isRetrying` tells a first load from a repeated one. */
type RemoteState =
  | { status: 'loading'; isRetrying: boolean }
  | { status: 'ready'; routes: RouteObject[] }
  | { status: 'failed' };

/** A remote in this page: its state, and another try at it. */
export interface LoadedRemote {
  state: BehaviorSubject<RemoteState>;
  retry: () => void;
  /** Takes the remote out after it crashed while shown. */
  fail: (error: unknown) => void;
}

/** Makes the page's loader: each remote is loaded once, when it is first asked for. */
export function createRemoteLoader(host: HostApi): (release: RemoteRelease) => LoadedRemote {
  const remotes = new Map<string, LoadedRemote>();

  function load(release: RemoteRelease): LoadedRemote {
    const state = new BehaviorSubject<RemoteState>({ status: 'loading', isRetrying: false });

    function fail(error: unknown): void {
      state.next({ status: 'failed' });
      const reason = error instanceof Error ? error.message : String(error);
      host.bus.emit('remote.failed', { name: release.name, reason });
    }

    async function run(load: typeof importRemote, isRetrying: boolean): Promise<void> {
      state.next({ status: 'loading', isRetrying });
      try {
        const createRemote = await load(release);
        state.next({ status: 'ready', routes: createRemote(host) });
      } catch (error) {
        fail(error);
      }
    }

    void run(importRemote, false);
    return { state, fail, retry: () => void run(importRemoteAgain, true) };
  }

  return (release) => {
    const remote = remotes.get(release.name) ?? load(release);
    remotes.set(release.name, remote);
    return remote;
  };
}
