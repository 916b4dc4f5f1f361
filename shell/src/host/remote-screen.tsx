import { useMemo } from 'react';
import type { RemoteRelease } from '@topwords/platform/contracts';
import { labelInLanguage } from '@topwords/platform/i18n';
import { useRoutes, type RouteObject } from '@topwords/platform/router';
import { useObservable } from '@topwords/platform/rx';
import { RemoteFailure } from '../app/remote-failure.tsx';
import { ScreenSkeleton } from '../app/screen-skeleton.tsx';
import { useShell, type ShellServices } from '../shell-context.ts';
import { language } from '../texts/index.ts';
import { createHost } from './create-host.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { createRemoteLoader } from './remote-loader.ts';

type Loader = ReturnType<typeof createRemoteLoader>;

const loaders = new WeakMap<ShellServices, Loader>();

function loaderOf(services: ShellServices): Loader {
  const loader = loaders.get(services) ?? createRemoteLoader(createHost(services));
  loaders.set(services, loader);
  return loader;
}

function RemoteRoutes({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

/** The screen that a remote has for the present address; a skeleton or its fallback until it is there. */
export function RemoteScreen({ release }: { release: RemoteRelease }) {
  const services = useShell();
  const remote = useMemo(() => loaderOf(services)(release), [services, release]);
  const state = useObservable(remote.state);
  if (state.status === 'ready') {
    return (
      <RemoteBoundary key={release.name} onError={remote.fail}>
        <RemoteRoutes routes={state.routes} />
      </RemoteBoundary>
    );
  }
  if (state.status === 'loading' && !state.isRetrying) return <ScreenSkeleton />;
  return (
    <RemoteFailure
      title={labelInLanguage(language, release.title)}
      isRetrying={state.status === 'loading'}
      onRetry={remote.retry}
    />
  );
}
