import { useEffect, useMemo } from 'react';
import { labelInLanguage } from '@topwords/platform/i18n';
import { useRoutes, type RouteObject } from '@topwords/platform/router';
import { useObservable } from '@topwords/platform/rx';
import { RemoteFailure } from '../app/remote-failure.tsx';
import { WaitingScreen } from '../app/waiting-screen.tsx';
import type { ChosenRelease, RemoteChoice } from '../registry/release-choice.ts';
import { useShell } from '../services/shell-context.ts';
import { pageLanguage } from '../language/texts.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { remotesOf } from './remotes-of.ts';

function RemoteRoutes({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

/** The fallback version may have no screen for an address. */
function hasScreen({ release }: ChosenRelease, path: string): boolean {
  return release.routes.includes(path);
}

interface RemoteScreenProps {
  choice: RemoteChoice;
  /** The address. */
  path: string;
}

/**
 * The screen of a remote for the current address; a skeleton or a failure message until it is
 * ready.
 */
export function RemoteScreen({ choice, path }: RemoteScreenProps) {
  const services = useShell();
  const remotes = remotesOf(services);
  const remote = useMemo(() => remotes.get(choice), [remotes, choice]);
  const state = useObservable(remote.state);
  const title = labelInLanguage(pageLanguage(), choice.release.title);
  const shown = state.status === 'ready' && hasScreen(state.chosen, path) ? state : null;

  useEffect(() => {
    if (shown) remotes.handleShown(shown.chosen, path);
  }, [remotes, shown, path]);

  if (shown) {
    const { release, role } = shown.chosen;
    return (
      <RemoteBoundary key={`${release.version} ${role}`} onError={remote.fail}>
        <RemoteRoutes routes={shown.routes} />
      </RemoteBoundary>
    );
  }
  if (state.status === 'loading' && state.again !== 'failed') {
    return <WaitingScreen title={title} isRetrying={state.again !== null} onRetry={remote.retry} />;
  }
  return (
    <RemoteFailure
      title={title}
      isOverride={choice.role === 'override'}
      isRetrying={state.status === 'loading'}
      onRetry={remote.retry}
    />
  );
}
