/**
 * The page in which a built remote is tried before it is released: its container is loaded as the
 * shell loads it, and its screen at this address is shown by a fake host with a fake API.
 */
import { createRoot } from 'react-dom/client';
import { createAloneHost } from '../../remote-kit/fake-host/fake-host.ts';
import { remoteRelease, type RemoteRelease } from '../../platform/contracts/index.ts';
import { createFakeAnswers } from '../../remote-kit/fake-api/index.ts';
import { BrowserRouter, useRoutes, type RouteObject } from '../../platform/router/index.ts';
import { importRemote } from '../../shell/src/host/import-remote.ts';
import { RemoteBoundary } from '../../shell/src/host/remote-boundary.tsx';
import { makeRoutes } from '../../shell/src/host/make-routes.ts';

const { dataset } = document.documentElement;

/** Reports the first error only: later ones are mostly its consequences. */
function fail(stage: string, error: unknown): void {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  dataset['problem'] ??= `${stage}: ${text}`;
}

function readRelease(): RemoteRelease {
  return remoteRelease.parse(JSON.parse(document.getElementById('release')?.textContent ?? ''));
}

function Screens({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

async function mount(release: RemoteRelease): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element with the id root');
  const { exposed } = await importRemote({ release, role: 'stable', isHashDemanded: true });
  const host = createAloneHost(createFakeAnswers('now'), release.routes);
  const routes = makeRoutes(exposed, host, release.routes);
  // Also reports errors that an error boundary of the remote catches: the learner does not see the
  // screen then either.
  const root = createRoot(container, {
    onCaughtError: (error) => fail('it throws while it is shown', error),
    onUncaughtError: (error) => fail('it throws while it is shown', error),
  });
  root.render(
    <RemoteBoundary onError={(error) => fail('it throws while it is shown', error)}>
      <BrowserRouter>
        <Screens routes={routes} />
      </BrowserRouter>
    </RemoteBoundary>,
  );
}

mount(readRelease())
  .catch((error: unknown) => fail('it cannot be loaded', error))
  .finally(() => (dataset['mounted'] = ''));
