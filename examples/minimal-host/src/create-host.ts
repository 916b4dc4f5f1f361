import { createEventBus } from '@topwords/platform/events';
import { createFakeAnswers } from '@topwords/remote-kit/fake-api';
import type { HostApi } from '@topwords/platform/host';
import { BehaviorSubject } from '@topwords/platform/rx';
import { signedOut } from '@topwords/platform/session';

/** The session of the page's user; your host takes it from its own sign-in. */
function createSession(): HostApi['session'] {
  const state = new BehaviorSubject<HostApi['session']['state']['value']>({
    ...signedOut,
    sub: '01930000-0000-7000-8000-000000000001',
    user: { email: 'ana@example.org', username: 'Ana', target_langs: ['es', 'ru'] },
    is_auth: true,
    native_lang: 'English',
    choosen_lang: 'es',
  });
  return {
    state,
    chooseTarget: () => Promise.resolve(false),
    turnTo: (choosen_lang) => state.next({ ...state.value, choosen_lang }),
    setNative: () => Promise.resolve(false),
    logout: () => Promise.resolve(),
  };
}

/**
 * Creates what the remotes get from this page. Its API answers from a small bank of words, so that
 * the page needs no sign-in: your host passes `createClient` of platform/client here.
 * @param routes paths that have a screen
 */
export function createHost(routes: readonly string[]): HostApi {
  const bus = createEventBus({ onSubscriberError: (_name, error) => reportError(error) });
  const session = createSession();
  const { sub, user } = session.state.value;
  bus.emit('session.changed', {
    is_auth: true,
    sub,
    username: user.username,
    native: 'English',
    target_langs: user.target_langs,
  });
  return {
    language: 'en',
    bus,
    session,
    api: createFakeAnswers(),
    showBanner: (kind, message, duration) => bus.emit('banner.asked', { kind, message, duration }),
    nameScreen(title) {
      document.title = title;
    },
    navigation: { hasRoute: (path) => routes.includes(path) },
    styleNonce: undefined,
  };
}
