import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { findProgram } from '../scripts/processes/system-packages.ts';
import { expectAccessible } from './fixtures/expect-accessible.ts';
import { untilKept } from './fixtures/kept.ts';
import type { Learner } from './fixtures/learner.ts';
import { openDialog, openProfile } from './fixtures/profile-page.ts';
import { expect, test } from './fixtures/test.ts';

/** The whole browser: its headless shell, in which other tests run, shows no notifications. */
const executablePath = findProgram('chromium');

test.skip(executablePath === undefined, 'The package `chromium` is not installed');

test.use({
  launchOptions: { executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] },
  serviceWorkers: 'allow',
  signedIn: true,
  timezoneId: 'UTC',
  permissions: ['notifications'],
  languages: { native: 'English', targets: ['es'], timeZone: 'UTC' },
});

/** An hour that is offered and is not the present one, at which the server would send. */
const hour = new Date().getUTCHours() < 14 ? '20' : '8';

/**
 * Chromium in tests reaches no push service. Everything but making a subscription there is real; the
 * address is one to which the server would send.
 */
async function stubPushService(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const name = 'stub.subscription';
    const subscriptionOf = (json: string) => ({
      toJSON: () => JSON.parse(json),
      async unsubscribe() {
        await caches.delete(name);
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      async getSubscription() {
        const kept = await (await caches.open(name)).match('/stub');
        return kept ? subscriptionOf(await kept.text()) : null;
      },
      async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
        if (applicationServerKey.length !== 87) throw new Error('This is not a key');
        const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
          'deriveBits',
        ]);
        const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
        const random = crypto.getRandomValues(new Uint8Array(16));
        const [p256dh, auth] = [point, random].map((bytes) =>
          btoa(String.fromCharCode(...bytes))
            .replaceAll('+', '-')
            .replaceAll('/', '_')
            .replaceAll('=', ''),
        );
        const json = JSON.stringify({
          endpoint: `https://fcm.googleapis.com/fcm/send/${auth}`,
          expirationTime: null,
          keys: { p256dh, auth },
        });
        await (await caches.open(name)).put('/stub', new Response(json));
        return subscriptionOf(json);
      },
    });
  });
}

const reminder = (page: Page) => page.getByRole('combobox', { name: 'Reminder' });
const device = (page: Page) => page.getByRole('switch', { name: 'On this device' });

/** Sets a reminder and has this device show it. */
async function turnOn(page: Page, context: BrowserContext, learner: Learner): Promise<void> {
  await stubPushService(context);
  await page.goto('/');
  await untilKept(page);
  await openProfile(page, learner);
  await reminder(page).selectOption(hour);
  await expect(device(page)).not.toBeChecked();
  const isSubscribed = page.waitForResponse(
    (response) =>
      response.url().endsWith('/reminder/push') && response.request().method() === 'PUT',
  );
  await device(page).click();
  expect((await isSubscribed).status()).toBe(200);
  await expect(device(page)).toBeChecked();
}

/** Hands a message to the service worker, as the browser does with those of a push service. */
async function startDelivering(context: BrowserContext, page: Page) {
  const client: CDPSession = await context.newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await client.send('ServiceWorker.enable');
  const origin = new URL(page.url()).origin;
  return async (data: object) =>
    client.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId: await registrationId,
      data: JSON.stringify(data),
    });
}

/** What the browser shows. */
function shown(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const all = (await registration?.getNotifications()) ?? [];
    return all.map(({ title, body, tag, lang }) => ({ title, body, tag, lang }));
  });
}

/** The secret that turns reminders off, which the server puts into messages and calendars alike. */
async function readOffToken(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const address = await page.getByLabel('Calendar address').inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  const calendar = await (await page.request.get(address)).text();
  return /reminders-off#token=([\w.-]+)/.exec(calendar.replaceAll(/\r?\n[ \t]/g, ''))?.[1] ?? '';
}

function messageWith(token: string, title = '8 words are fading') {
  return {
    lang: 'en',
    title,
    body: 'It takes about 3 minutes.',
    practice: 'Practice',
    off: 'Turn reminders off',
    done: 'Reminders are off.',
    path: '/practice?lang=es',
    token,
  };
}

test('a message becomes a notification, a later one replaces it, and one tap turns all off', async ({
  page,
  context,
  learner,
}) => {
  test.slow();
  await turnOn(page, context, learner);
  await expectAccessible(page);
  await page.reload();
  await expect(device(page)).toBeChecked();
  const token = await readOffToken(page);
  const deliver = await startDelivering(context, page);
  await deliver(messageWith(token));
  const first = { body: 'It takes about 3 minutes.', tag: 'reminder', lang: 'en' };
  await expect.poll(() => shown(page)).toEqual([{ ...first, title: '8 words are fading' }]);
  await deliver(messageWith(token, '9 words are fading'));
  await expect.poll(() => shown(page)).toEqual([{ ...first, title: '9 words are fading' }]);

  const [worker] = context.serviceWorkers();
  // No protocol taps a notification: the event is made here, and the worker does the rest.
  await worker?.evaluate(async () => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const [notification] = await scope.registration.getNotifications();
    const event = Object.assign(new Event('notificationclick'), {
      notification,
      action: 'off',
      waitUntil: () => undefined,
    });
    dispatchEvent(event);
  });
  await expect
    .poll(() => shown(page))
    .toEqual([{ title: 'TopWords', body: 'Reminders are off.', tag: 'reminder', lang: 'en' }]);
  await page.reload();
  await expect(reminder(page)).toHaveValue('');
  await expect(device(page)).toHaveCount(0);
});

test('signing out ends the subscription and closes what is shown', async ({
  page,
  context,
  learner,
}) => {
  test.slow();
  await turnOn(page, context, learner);
  const deliver = await startDelivering(context, page);
  await deliver(messageWith('a'));
  await expect.poll(() => shown(page)).toHaveLength(1);
  const dialog = await openDialog(page, 'Logout', 'Log out of TopWords?');
  await dialog.getByRole('button', { name: 'Logout' }).click();
  await expect(page).not.toHaveURL(/profile/);
  await expect.poll(() => shown(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => caches.has('stub.subscription'))).toBe(false);
  expect(await page.evaluate(() => caches.has('topwords-push'))).toBe(false);
});
