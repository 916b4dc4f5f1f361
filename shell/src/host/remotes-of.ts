import type { RemoteStage } from '@topwords/platform/contracts';
import type { ChosenRelease, RemoteChoice } from '../registry/release-choice.ts';
import type { ShellServices } from '../services/shell-context.ts';
import { reportsOf } from '../telemetry/page-reports.ts';
import { createHost } from './create-host.ts';
import { loadRemote, type LoadedRemote } from './load-remote.ts';
import { describePage } from './describe-page.ts';

type Remotes = ReturnType<typeof createRemotes>;

/** Creates the remotes of a page. Each runs in one version at a time. */
function createRemotes(services: ShellServices) {
  const { bus } = services;
  const reports = reportsOf(services);
  const loaded = new Map<string, { entry: string; remote: LoadedRemote }>();
  let { openedAt } = services;

  function handleFailure(chosen: ChosenRelease, stage: RemoteStage, error: unknown): void {
    reports.failed(chosen, stage, error);
    const reason = error instanceof Error ? error.message : String(error);
    bus.emit('remote.failed', { name: chosen.release.name, reason });
  }

  function makeHost(chosen: ChosenRelease) {
    const { name, version } = chosen.release;
    const handleEventError = (event: string, error: unknown) => {
      reports.failed(chosen, 'event', error);
      console.warn(`${name} ${version} failed while it handled ${event}`, error);
    };
    return createHost(services, chosen, handleEventError, () => describePage(services, runningOf));
  }

  function load(choice: RemoteChoice): LoadedRemote {
    const { name, entry } = choice.release;
    loaded.get(name)?.remote.close();
    const remote = loadRemote(choice, {
      makeHost,
      onLoaded: reports.loaded,
      onFailure: handleFailure,
    });
    loaded.set(name, { entry, remote });
    return remote;
  }

  /** Returns the version that is running now; the chosen one when nothing is loaded yet. */
  function runningOf(choice: RemoteChoice): ChosenRelease {
    const state = loaded.get(choice.release.name)?.remote.state.value;
    return state?.status === 'ready' ? state.chosen : choice;
  }

  return {
    /** Returns the remote of a choice, and loads it on the first call. */
    get(choice: RemoteChoice): LoadedRemote {
      const former = loaded.get(choice.release.name);
      return former?.entry === choice.release.entry ? former.remote : load(choice);
    },
    runningOf,
    /** Call when a screen of a version is shown at a path. */
    handleShown(chosen: ChosenRelease, path: string): void {
      if (path === openedAt) reports.opened(chosen);
      openedAt = null;
    },
  };
}

const remotesOfPages = new WeakMap<ShellServices, Remotes>();

/** Returns the remotes of the page with these services. */
export function remotesOf(services: ShellServices): Remotes {
  const remotes = remotesOfPages.get(services) ?? createRemotes(services);
  remotesOfPages.set(services, remotes);
  return remotes;
}
