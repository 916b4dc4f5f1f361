import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { RemoteManifest } from '@topwords/platform/contracts';
import { createFakeAnswers } from '../fake-api/index.ts';
import type { CreateRemote } from '@topwords/platform/host';
import { labelInLanguage } from '@topwords/platform/i18n';
import {
  BrowserRouter,
  Navigate,
  useLocation,
  useRoutes,
  type RouteObject,
} from '@topwords/platform/router';
import { createAloneHost } from '../fake-host/fake-host.ts';
import { readAnswerMode } from './answer-mode.ts';
import { HostBar } from './host-bar.tsx';
import { en as texts } from './texts/en.ts';

function Screens({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

/** Shown at an address without a screen; the root address redirects to a screen. */
function NoScreen({ home }: { home: string }) {
  return useLocation().pathname === '/' ? <Navigate to={home} replace /> : <p>{texts.elsewhere}</p>;
}

/**
 * Starts a remote on its own page with a fake host: neither the shell nor the API needs to run.
 * @param manifest its `remote.json`
 * @throws when the page has no element with the id root
 */
export function startAlone(
  createRemote: CreateRemote,
  { title, routes }: Pick<RemoteManifest, 'title' | 'routes'>,
): void {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element with the id root');
  const host = createAloneHost(createFakeAnswers(readAnswerMode()), routes);
  const fallback = { path: '*', element: <NoScreen home={routes[0] ?? '/'} /> };
  const own = [...createRemote(host), fallback];
  createRoot(container).render(
    <StrictMode>
      <BrowserRouter>
        <HostBar host={host} title={labelInLanguage(host.language, title)} routes={routes} />
        <main>
          <Screens routes={own} />
        </main>
      </BrowserRouter>
    </StrictMode>,
  );
}
