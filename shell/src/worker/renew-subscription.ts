import { pushRenewal, type KeptRenewal } from '@topwords/platform/contracts';

/**
 * Tells the server where this browser takes messages from now on, also when no page is open. The
 * page that subscribed has kept what that needs; nothing is done once it is gone.
 * @param renewed the new subscription, where the browser has made one
 */
export async function renewSubscription(
  { pushManager }: ServiceWorkerRegistration,
  renewed: PushSubscription | null | undefined,
): Promise<void> {
  const kept = await (await caches.open(pushRenewal.cache)).match(pushRenewal.key);
  if (!kept) return;
  const { renewal, key } = (await kept.json()) as KeptRenewal;
  const subscription =
    renewed ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { status } = await fetch('/api/reminders/push', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ renewal, subscription }),
  });
  // Its session has ended.
  if (status === 404) await subscription.unsubscribe();
}
