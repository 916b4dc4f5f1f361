import type { RemoteStage } from '@topwords/platform/contracts';
import type { HostApi } from '@topwords/platform/host';
import type { RouteObject } from '@topwords/platform/router';
import { BehaviorSubject } from '@topwords/platform/rx';
import type { ChosenRelease, RemoteChoice } from '../registry/release-choice.ts';
import { importRemote, importRemoteAgain } from './import-remote.ts';
import { makeRoutes } from './make-routes.ts';

/**
 * What the screen of a remote shows. `again` is what the learner saw before a retry: a slow screen,
 * or a failure.
 */
type RemoteState =
  | { status: 'loading'; again: 'slow' | 'failed' | null }
  | { status: 'ready'; routes: RouteObject[]; chosen: ChosenRelease }
  | { status: 'failed' };

/** A host for one version of a remote. */
export interface ScopedHost {
  host: HostApi;
  /** Ends all subscriptions of the version. */
  close: () => void;
}

/** The context for loading a remote. */
export interface RemoteContext {
  makeHost: (chosen: ChosenRelease) => ScopedHost;
  /** Called when its routes are ready, with the loading time of its module in milliseconds. */
  onLoaded: (chosen: ChosenRelease, duration: number) => void;
  onFailure: (chosen: ChosenRelease, stage: RemoteStage, error: unknown) => void;
}

/** A remote in this page. */
export type LoadedRemote = ReturnType<typeof loadRemote>;

/** Loads the chosen version and, if it fails, its fallback, once. */
export function loadRemote(choice: RemoteChoice, { makeHost, onLoaded, onFailure }: RemoteContext) {
  const candidates: ChosenRelease[] = choice.fallback ? [choice, choice.fallback] : [choice];
  const state = new BehaviorSubject<RemoteState>({ status: 'loading', again: null });
  let host: ScopedHost | null = null;
  let present = 0;
  /** Number of the current run; results of earlier runs are ignored. */
  let run = 0;

  function start(index: number, again: 'slow' | 'failed' | null, load = importRemote): void {
    close();
    run += 1;
    state.next({ status: 'loading', again });
    void tryVersion(index, load, run);
  }

  async function tryVersion(index: number, load: typeof importRemote, own: number): Promise<void> {
    const chosen = candidates[index];
    if (!chosen) return state.next({ status: 'failed' });
    let stage: RemoteStage = 'load';
    try {
      const { exposed, duration } = await load(chosen);
      if (own !== run) return undefined;
      stage = 'start';
      show(index, chosen, exposed);
      onLoaded(chosen, duration);
    } catch (error) {
      if (own !== run) return undefined;
      onFailure(chosen, stage, error);
      close();
      await tryVersion(index + 1, load, own);
    }
    return undefined;
  }

  function show(index: number, chosen: ChosenRelease, exposed: unknown): void {
    const declared = chosen.role === 'override' ? null : chosen.release.routes;
    host = makeHost(chosen);
    const routes = makeRoutes(exposed, host.host, declared);
    present = index;
    state.next({ status: 'ready', routes, chosen });
  }

  function close(): void {
    host?.close();
    host = null;
  }

  start(0, null);
  return {
    state,
    /** Starts again with the chosen version. */
    retry: (): void =>
      start(0, state.value.status === 'loading' ? 'slow' : 'failed', importRemoteAgain),
    /** Replaces the version that crashed while it was shown. */
    fail: (error: unknown): void => {
      const { value } = state;
      if (value.status !== 'ready') return;
      onFailure(value.chosen, 'render', error);
      if (candidates[present + 1]) start(present + 1, null);
      else {
        close();
        state.next({ status: 'failed' });
      }
    },
    /** Closes it, when another account gets another version. */
    close: (): void => {
      run += 1;
      close();
    },
  };
}
