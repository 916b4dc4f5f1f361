import type { RemoteStage } from '@topwords/platform/contracts';
import type { ChosenRelease, RemoteChoice } from '../registry/release-choice.ts';
import type { ShellServices } from '../shell-context.ts';
import { createHost } from './create-host.ts';
import { loadRemote, type LoadedRemote } from './remote-loader.ts';

interface Remotes {
  /** The remote of a choice; it is loaded once, when it is first asked for. */
  get: (choice: RemoteChoice) => LoadedRemote;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The remotes of a page. Each is there in one version at a time. */
function createRemotes(services: ShellServices): Remotes {
  const { bus } = services;
  const loaded = new Map<string, { entry: string; remote: LoadedRemote }>();

  function handleFailure({ release }: ChosenRelease, _stage: RemoteStage, error: unknown): void {
    bus.emit('remote.failed', { name: release.name, reason: messageOf(error) });
  }

  function makeHost(chosen: ChosenRelease) {
    const { name, version } = chosen.release;
    return createHost(services, chosen, (event, error) => {
      console.warn(`${name} ${version} failed while it handled ${event}`, error);
    });
  }

  function load(choice: RemoteChoice): LoadedRemote {
    const { name, entry } = choice.release;
    loaded.get(name)?.remote.close();
    const remote = loadRemote(choice, {
      makeHost,
      onLoaded: () => undefined,
      onFailure: handleFailure,
    });
    loaded.set(name, { entry, remote });
    return remote;
  }

  return {
    get(choice) {
      const former = loaded.get(choice.release.name);
      return former?.entry === choice.release.entry ? former.remote : load(choice);
    },
  };
}

const remotesOfPages = new WeakMap<ShellServices, Remotes>();

/** The remotes of the page with these services. */
export function remotesOf(services: ShellServices): Remotes {
  const remotes = remotesOfPages.get(services) ?? createRemotes(services);
  remotesOfPages.set(services, remotes);
  return remotes;
}
