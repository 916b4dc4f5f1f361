import {
  getPushKey,
  pushRenewal,
  subscribeToPush,
  unsubscribeFromPush,
  type KeptRenewal,
  type Reminder,
} from '@topwords/platform/contracts';
import type { HostApi } from '@topwords/platform/host';

/**
 * What this browser can do: `install` where only an installed app can show reminders, `blocked`
 * where the learner has refused notifications of this site.
 */
export type DeviceAbility = 'unsupported' | 'install' | 'blocked' | 'able';

/** Why it could not be turned on. */
export type DeviceReason = 'dismissed' | 'notReady' | 'service';

/** How long a page may take until its service worker runs. */
const readyMs = 10_000;

/** What this browser can do now; it changes in the browser's settings. */
export function deviceAbility(): DeviceAbility {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    // Only Apple's browsers on phones and tablets say whether they are installed in this way.
    const { standalone } = navigator as { standalone?: boolean };
    return standalone === false ? 'install' : 'unsupported';
  }
  return Notification.permission === 'denied' ? 'blocked' : 'able';
}

/** Whether this browser has a subscription of ours. */
export async function isSubscribed(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  return Boolean(await registration?.pushManager.getSubscription());
}

/** Says why it could not be turned on, by its message. */
function deviceFailure(reason: DeviceReason): Error {
  return new Error(reason);
}

/** The registration, once its worker runs. @throws notReady */
async function readyRegistration(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(deviceFailure('notReady')), readyMs);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

async function subscribe(
  { pushManager }: ServiceWorkerRegistration,
  key: string,
): Promise<PushSubscription> {
  // One for another key would be in the way.
  await (await pushManager.getSubscription())?.unsubscribe();
  try {
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    throw deviceFailure('service');
  }
}

async function keepRenewal(renewal: KeptRenewal): Promise<void> {
  const cache = await caches.open(pushRenewal.cache);
  await cache.put(pushRenewal.key, new Response(JSON.stringify(renewal)));
}

/**
 * Has this browser show reminders. Asks the browser's question, so that only a tap may call it.
 * @throws an error whose message is a `DeviceReason`, or that of a failed call
 */
export async function turnDeviceOn({
  api,
  session,
}: Pick<HostApi, 'api' | 'session'>): Promise<Reminder> {
  if ((await Notification.requestPermission()) !== 'granted') throw deviceFailure('dismissed');
  const registration = await readyRegistration();
  const { key } = await api.send(getPushKey);
  const subscription = await subscribe(registration, key);
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const body = {
    subscription: { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } },
  };
  try {
    const { reminder, renewal } = await api.send(subscribeToPush, { body });
    await keepRenewal({ sub: session.state.value.sub, renewal, key });
    return reminder;
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
}

/** Has this browser show no more reminders. The server's part comes first: it is what sends. */
export async function turnDeviceOff({ api }: Pick<HostApi, 'api'>): Promise<Reminder> {
  const reminder = await api.send(unsubscribeFromPush);
  await caches.delete(pushRenewal.cache);
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  return reminder;
}
