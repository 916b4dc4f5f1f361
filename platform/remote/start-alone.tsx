import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createClient } from '../client/index.ts';
import { apiBasePath } from '../contracts/index.ts';
import { createEventBus } from '../events/index.ts';
import type { CreateRemote } from '../host/index.ts';
import { BrowserRouter, useRoutes, type RouteObject } from '../router/index.ts';
import { createSession } from '../session/index.ts';

function Screens({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

/**
 * Starts a remote alone, for its own development, with whatever session the browser holds.
 * @param routes the paths that have a screen
 * @throws when the page has no element with the id root
 */
export function startAlone(createRemote: CreateRemote, routes: readonly string[]): void {
  const bus = createEventBus({ onSubscriberError: (_name, error) => reportError(error) });
  const session = createSession({
    bus,
    storage: localStorage,
    api: () => api,
    now: Date.now,
    log: (_message, cause) => reportError(cause),
  });
  const api = createClient({
    baseUrl: apiBasePath,
    accessToken: session.accessToken,
    sub: () => session.state.value.sub,
    renew: session.renew,
  });
  const own = createRemote({
    language: 'en',
    bus,
    session,
    api,
    showBanner: (kind, message, duration) => bus.emit('banner.asked', { kind, message, duration }),
    nameScreen(title) {
      document.title = title;
    },
    navigation: { hasRoute: (path) => routes.includes(path) },
    styleNonce: undefined,
  });
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element with the id root');
  createRoot(container).render(
    <StrictMode>
      <BrowserRouter>
        <Screens routes={own} />
      </BrowserRouter>
    </StrictMode>,
  );
}
