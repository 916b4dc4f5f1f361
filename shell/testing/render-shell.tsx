import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createClient } from '@topwords/platform/client';
import { createEventBus } from '@topwords/platform/events';
import { MemoryRouter } from '@topwords/platform/router';
import { createSession } from '@topwords/platform/session';
import {
  buildStoredSession,
  createAddressProbe,
  createMemoryStorage,
} from '@topwords/remote-kit/testing';
import { buildListing, buildRelease } from '@topwords/release/testing';
import { Page } from '../src/app/page.tsx';
import { createLazyPart } from '../src/services/lazy-part.ts';
import type { RemoteChoice } from '../src/registry/release-choice.ts';
import type { SessionRegistry } from '../src/registry/session-registry.ts';
import { ShellProvider, type ShellServices } from '../src/services/shell-context.ts';
import { buildLearnerPart } from './build-learner-part.tsx';
import { buildRegistry } from './build-registry.ts';

/** The scripted server's answers by call, such as `POST /auth/login`. */
type Answers = Record<string, () => Response | Promise<Response>>;

interface ShellOptions {
  /** The address to open. */
  at?: string;
  isSignedIn?: boolean;
  answers?: Answers;
  registry?: SessionRegistry;
  /** What an earlier page has left in the browser's storage. */
  stored?: readonly (readonly [key: string, value: string])[];
}

export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status });
}

export const authAnswer = {
  access_token: 'fresh',
  user: {
    sub: '01930000-0000-7000-8000-000000000001',
    email: 'ana@example.org',
    username: 'Ana',
    native: 'English',
    learning_targets: ['es'],
  },
};

const words = buildRelease({
  routes: ['/', '/words', '/card-detail'],
  navigation: [
    {
      path: '/words',
      label: { en: 'Saved Words' },
      short_label: { en: 'Words' },
      icon: 'words',
      order: 20,
    },
    {
      path: '/',
      label: { en: 'Dashboard' },
      short_label: { en: 'Home' },
      icon: 'home',
      order: 10,
    },
  ],
});

const tutor = buildRelease({
  name: 'ai',
  title: { en: 'AI Tutor' },
  routes: ['/ai-chat'],
  navigation: [{ path: '/ai-chat', label: { en: 'AI Chat' }, icon: 'chat', order: 15 }],
});

/** Replaces a remote, since the shell's tests have none. */
function RemoteScreen({ choice }: { choice: RemoteChoice }) {
  return <p>Screen of {choice.release.name}</p>;
}

/** Renders the shell as its page does, with real services and a scripted server. */
export function renderShell({
  at = '/',
  isSignedIn = false,
  answers = {},
  registry = buildRegistry([buildListing(words), buildListing(tutor)]),
  stored = [],
}: ShellOptions = {}) {
  const requests: { call: string; body: unknown }[] = [];
  globalThis.fetch = async (address, init = {}) => {
    const call = `${init.method ?? 'GET'} ${new URL(new Request(address).url).pathname}`;
    requests.push({ call, body: typeof init.body === 'string' ? JSON.parse(init.body) : null });
    const answer = answers[call];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  };
  const bus = createEventBus({
    onSubscriberError(name, cause) {
      throw new Error(`A subscriber of ${name} threw`, { cause });
    },
  });
  const storage = createMemoryStorage();
  for (const [key, value] of stored) storage.setItem(key, value);
  if (isSignedIn) {
    for (const [key, value] of Object.entries(buildStoredSession())) {
      storage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    }
  }
  const session = createSession({
    bus,
    storage,
    api: () => api,
    now: () => 0,
    log: () => undefined,
  });
  const api = createClient({
    baseUrl: 'https://topwords.example',
    accessToken: session.accessToken,
    sub: () => session.state.value.sub,
    renew: session.renew,
  });
  const part = createLazyPart(() => new Promise(() => undefined));
  part.state.next(buildLearnerPart({ RemoteScreen }));
  const openedAt = isSignedIn ? at : null;
  const services: ShellServices = { bus, session, api, registry, part, storage, openedAt };
  const { Probe, probe } = createAddressProbe();
  const view = render(
    <ShellProvider value={services}>
      <MemoryRouter initialEntries={[at]}>
        <Page />
        <Probe />
      </MemoryRouter>
    </ShellProvider>,
  );
  return {
    ...view,
    ...services,
    ...probe,
    requests,
    storage,
    user: userEvent.setup({ delay: null }),
  };
}
