import { pushRenewal, type KeptRenewal } from '@topwords/platform/contracts';
import type { ShellServices } from '../services/shell-context.ts';

/** Ends the reminders on this browser and closes those that it shows. The server has ended its part. */
async function forgetPush(): Promise<void> {
  await caches.delete(pushRenewal.cache);
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    // Old browsers with a service worker may lack either.
    const subscription = await registration.pushManager?.getSubscription();
    await subscription?.unsubscribe();
    const shown = (await registration.getNotifications?.()) ?? [];
    for (const notification of shown) notification.close();
  }
}

/** Whose reminders this browser shows; undefined if it shows none. */
async function ownerOfPush(): Promise<string | undefined> {
  if (!(await caches.has(pushRenewal.cache))) return undefined;
  const kept = await (await caches.open(pushRenewal.cache)).match(pushRenewal.key);
  return kept && ((await kept.json()) as KeptRenewal).sub;
}

/** Makes this browser show reminders only for the account that is signed in. */
export async function forgetPushOfOthers({
  session,
}: Pick<ShellServices, 'session'>): Promise<void> {
  try {
    const owner = await ownerOfPush();
    if (owner !== undefined && owner !== session.state.value.sub) await forgetPush();
  } catch {
    // No screen has asked for it, and the server sends nothing in any case.
  }
}
