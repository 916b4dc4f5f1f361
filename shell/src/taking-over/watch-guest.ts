import { guestReviewPrefix, keysIn } from '../guest/guest-keys.ts';
import type { TakeOverServices } from './start-taking-over.ts';

/**
 * Once a session begins, or has begun, in a browser where a guest has learned, loads the part that
 * moves the guest's answers into the account.
 */
export function watchGuest(services: TakeOverServices): void {
  const { bus, session, storage } = services;
  let isStarted = false;

  async function check(): Promise<void> {
    const isNeeded = session.state.value.is_auth && keysIn(storage, guestReviewPrefix).length > 0;
    if (!isNeeded || isStarted) return;
    isStarted = true;
    try {
      // The part in which guests learn, which their page has already loaded.
      const part = await import(/* webpackChunkName: "try" */ './start-taking-over.ts');
      part.startTakingOver(services);
    } catch {
      // Offline: the answers wait.
      isStarted = false;
    }
  }

  bus.subscribe('session.changed', () => void check());
  addEventListener('online', () => void check());
}
