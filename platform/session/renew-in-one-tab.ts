import type { ApiClient } from '../client/index.ts';
import { refresh } from '../contracts/index.ts';
import { readStoredSession } from './session-storage.ts';
import type { SessionStore } from './session-store.ts';
import { tokenKey } from './token-key.ts';

/**
 * Runs while no other tab does; immediately when the page's origin is not secure and has no locks.
 */
async function inOneTab(run: () => Promise<boolean>): Promise<boolean> {
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request('topwords.renew', run) : run();
}

/**
 * Exchanges the refresh cookie for a session, or uses the one another tab got meanwhile: tabs that
 * use the cookie concurrently could look to the server like a stolen cookie. Keeps what another tab
 * stored during the exchange; resolves to false when that tab signed out.
 * @throws {ApiFailure} when the exchange fails
 */
export function renewInOneTab(store: SessionStore, api: ApiClient): Promise<boolean> {
  const { storage } = store;
  const spent = storage.getItem(tokenKey);
  return inOneTab(async () => {
    const stored = readStoredSession(storage);
    if (stored && stored.token !== spent) {
      store.adopt(stored);
      return true;
    }
    const { access_token, user } = await api.send(refresh);
    const present = readStoredSession(storage);
    if (present?.token !== stored?.token) {
      store.adopt(present);
      return present !== null;
    }
    store.signIn(access_token, { ...user, learning_targets: user.target_langs });
    return true;
  });
}
