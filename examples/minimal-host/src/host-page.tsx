import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { RemoteRelease } from '@topwords/platform/contracts';
import type { HostApi } from '@topwords/platform/host';
import { NavLink, useLocation, useRoutes, type RouteObject } from '@topwords/platform/router';
import { loadCreateRemote } from './registry.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { texts } from './texts.ts';

function Screens({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

/** Shows a remote in the page: loads it when it is first shown, and creates it once. */
function show(release: RemoteRelease, host: HostApi): ReactNode {
  const Remote = lazy(async () => {
    const createRemote = await loadCreateRemote(release);
    const routes = createRemote(host);
    return { default: () => <Screens routes={routes} /> };
  });
  return <Remote />;
}

function Navigation({ releases }: { releases: RemoteRelease[] }) {
  const entries = releases
    .flatMap(({ navigation }) => navigation)
    .toSorted((first, second) => first.order - second.order);
  return (
    <header className="host">
      <strong>{texts.name}</strong>
      <nav aria-label={texts.screens} className="host">
        {entries.map(({ path, label }) => (
          <NavLink key={path} to={path} end>
            {label.en}
          </NavLink>
        ))}
      </nav>
    </header>
  );
}

interface HostPageProps {
  host: HostApi;
  releases: RemoteRelease[];
}

/**
 * This host's own page: its bar, and below it the screen of the remote that has the current path.
 */
export function HostPage({ host, releases }: HostPageProps) {
  const [remotes] = useState(
    () => new Map(releases.map((release) => [release.name, show(release, host)])),
  );
  const { pathname } = useLocation();
  const release = releases.find(({ routes }) => routes.includes(pathname));
  return (
    <>
      <Navigation releases={releases} />
      <main>
        {release ? (
          <RemoteBoundary key={release.name} title={release.title.en}>
            <Suspense fallback={<p aria-busy="true">{texts.loading}</p>}>
              {remotes.get(release.name)}
            </Suspense>
          </RemoteBoundary>
        ) : (
          <p>{texts.noScreen}</p>
        )}
      </main>
    </>
  );
}
