import { useMemo } from 'react';
import { labelInLanguage } from '@topwords/platform/i18n';
import { useRoutes, type RouteObject } from '@topwords/platform/router';
import { useObservable } from '@topwords/platform/rx';
import { RemoteFailure } from '../app/remote-failure.tsx';
import { WaitingScreen } from '../app/waiting-screen.tsx';
import type { RemoteChoice } from '../registry/release-choice.ts';
import { useShell } from '../shell-context.ts';
import { language } from '../texts/index.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { remotesOf } from './remotes.ts';

function RemoteRoutes({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

interface RemoteScreenProps {
  choice: RemoteChoice;
  /** The address; the version that took the place of the chosen one may have no screen for it. */
  path: string;
}

/** The screen that a remote has for the present address; a skeleton or its fallback until it is there. */
export function RemoteScreen({ choice, path }: RemoteScreenProps) {
  const services = useShell();
  const remote = useMemo(() => remotesOf(services).get(choice), [services, choice]);
  const state = useObservable(remote.state);
  const title = labelInLanguage(language, choice.release.title);
  if (state.status === 'ready' && state.chosen.release.routes.includes(path)) {
    const { release, role } = state.chosen;
    return (
      <RemoteBoundary key={`${release.version} ${role}`} onError={remote.fail}>
        <RemoteRoutes routes={state.routes} />
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
