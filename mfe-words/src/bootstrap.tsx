import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createClient } from '@topwords/platform/client';
import { apiBasePath } from '@topwords/platform/contracts';
import { createEventBus } from '@topwords/platform/events';
import { BrowserRouter, useRoutes } from '@topwords/platform/router';
import { createSession } from '@topwords/platform/session';
import manifest from '../remote.json' with { type: 'json' };
import createRemote from './remote.tsx';

/** Starts the remote alone, for its own development, with whatever session the browser holds. */
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

const routes = createRemote({
  language: 'en',
  bus,
  session,
  api,
  showBanner: (kind, message, duration) => bus.emit('banner.asked', { kind, message, duration }),
  nameScreen(title) {
    document.title = title;
  },
  navigation: { hasRoute: (path) => manifest.routes.includes(path) },
  styleNonce: undefined,
});

function Screens() {
  return useRoutes(routes);
}

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element with the id root');
createRoot(container).render(
  <StrictMode>
    <BrowserRouter>
      <Screens />
    </BrowserRouter>
  </StrictMode>,
);
