import { isApiFailure, type ApiClient } from '../client/index.ts';
import { refresh } from '../contracts/index.ts';
import type { SessionStore } from './session-store.ts';
import { readStoredSession } from './session-storage.ts';

/** Exchanges the refresh cookie for a session. */
export async function exchangeCookie(store: SessionStore, api: ApiClient): Promise<void> {
  const { access_token, user } = await api.send(refresh);
  store.signIn(access_token, { ...user, learning_targets: user.target_langs });
}

/** Runs while no other tab does; at once where the page's origin is not secure and has no locks. */
async function inOneTab(run: () => Promise<boolean>): Promise<boolean> {
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request('topwords.renew', run) : run();
}

/** Renews an expired access token, or takes the one another tab got; signs out when it is over. */
export function renewInOneTab(
  store: SessionStore,
  api: ApiClient,
  log: (message: string, cause: unknown) => void,
): Promise<boolean> {
  const spent = store.storage.getItem('token');
  return inOneTab(async () => {
    const stored = readStoredSession(store.storage);
    if (stored && stored.token !== spent) {
      store.adopt(stored);
      return true;
    }
    try {
      await exchangeCookie(store, api);
      return true;
    } catch (error) {
      if (isApiFailure(error) && (error.status === 401 || error.status === 403)) store.signOut();
      else log('Session renewal failed', error);
      return false;
    }
  });
}
