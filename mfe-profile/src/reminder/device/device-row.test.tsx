import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setImmediate } from 'node:timers/promises';
import {
  getPushKey,
  getReminder,
  subscribeToPush,
  unsubscribeFromPush,
} from '@topwords/platform/contracts';
import {
  buildFailure,
  buildReminder,
  showProfile,
  type FakeHost,
} from '@topwords/remote-kit/testing';
import createRemote from '../../remote.tsx';

const on = { hour: 19, calendar: 'https://topwords.example/calendar.ics' };
const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
const json = { endpoint: 'https://push.example.org/a', keys };

/** A browser that can show notifications, as far as pages see it. */
function fakeBrowser(permission: NotificationPermission, answer = permission) {
  const browser = {
    asked: 0,
    kept: undefined as string | undefined,
    subscription: null as object | null,
    subscribe: async () => {
      browser.subscription = {
        toJSON: () => json,
        async unsubscribe() {
          browser.subscription = null;
        },
      };
      return browser.subscription;
    },
  };
  const pushManager = {
    getSubscription: async () => browser.subscription,
    subscribe: () => browser.subscribe(),
  };
  const registration = { pushManager };
  const notification = {
    permission,
    async requestPermission() {
      browser.asked += 1;
      notification.permission = answer;
      return answer;
    },
  };
  const cache = {
    async put(_key: string, response: { text(): Promise<string> }) {
      browser.kept = await response.text();
    },
  };
  const parts = {
    Notification: notification,
    PushManager: jest.fn(),
    Response: class {
      text: () => Promise<string>;
      constructor(content: string) {
        this.text = async () => content;
      }
    },
    caches: {
      open: async () => cache,
      async delete() {
        browser.kept = undefined;
      },
    },
  };
  for (const [name, value] of Object.entries(parts)) {
    Object.defineProperty(window, name, { value, configurable: true });
  }
  const serviceWorker = {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return browser;
}

afterEach(() => {
  for (const name of ['Notification', 'PushManager']) Reflect.deleteProperty(window, name);
  for (const name of ['serviceWorker', 'standalone']) Reflect.deleteProperty(navigator, name);
});

function show(reminder: object = {}, prepare?: (host: FakeHost) => void) {
  return showProfile(createRemote, {
    prepare(host) {
      const off = buildReminder({ ...on, ...reminder });
      host.api.answer(getReminder, () => off);
      host.api.answer(getPushKey, () => ({ key: 'key' }));
      const shown = buildReminder({ ...on, push: 'on' });
      host.api.answer(subscribeToPush, () => ({ reminder: shown, renewal: 'secret' }));
      host.api.answer(unsubscribeFromPush, () => off);
      prepare?.(host);
    },
  });
}

const deviceSwitch = () =>
  screen.findByRole<HTMLInputElement>('switch', { name: 'On this device' });

test('the browser is asked by a tap and by nothing else; then this device reminds', async () => {
  const browser = fakeBrowser('default', 'granted');
  const { host } = show();
  const row = await deviceSwitch();
  expect([row.checked, browser.asked]).toEqual([false, 0]);
  await userEvent.click(row);
  expect(await screen.findByText('This device will remind you')).not.toBeNull();
  expect(row.checked).toBe(true);
  expect(browser.asked).toBe(1);
  expect(host.api.sent(subscribeToPush)).toEqual([{ body: { subscription: json } }]);
  expect(JSON.parse(browser.kept ?? '')).toMatchObject({ renewal: 'secret', key: 'key' });
  await userEvent.click(row);
  expect(await screen.findByText('This device no longer reminds you')).not.toBeNull();
  expect(row.checked).toBe(false);
  expect([browser.subscription, browser.kept]).toEqual([null, undefined]);
});

test('a question that is closed leaves it off, and says how to be asked again', async () => {
  fakeBrowser('default');
  const { host } = show();
  const row = await deviceSwitch();
  await userEvent.click(row);
  const failure = await screen.findByText(/You haven’t allowed notifications yet/);
  expect(failure.closest('[role=alert]')).not.toBeNull();
  expect(row.checked).toBe(false);
  expect(host.api.sent(subscribeToPush)).toEqual([]);
});

test('a refusal is shown as such, with the way to change it', async () => {
  fakeBrowser('default', 'denied');
  show();
  await userEvent.click(await deviceSwitch());
  expect(await screen.findByText(/Notifications from this site are blocked/)).not.toBeNull();
  expect(screen.queryByRole('switch', { name: 'On this device' })).toBeNull();
});

test('a push service that cannot be reached is named', async () => {
  const browser = fakeBrowser('granted');
  browser.subscribe = () => Promise.reject(new DOMException('no', 'AbortError'));
  show();
  await userEvent.click(await deviceSwitch());
  expect(await screen.findByText(/couldn’t reach its notification service/)).not.toBeNull();
});

test('a subscription that the server refuses is ended in the browser too', async () => {
  const browser = fakeBrowser('granted');
  show({}, ({ api }) =>
    api.refuse(subscribeToPush, buildFailure('internal', { detail: 'Not now.' })),
  );
  await userEvent.click(await deviceSwitch());
  expect(await screen.findByText('Couldn’t change it. Not now.')).not.toBeNull();
  expect([browser.subscription, browser.kept]).toEqual([null, undefined]);
});

test('a browser without a subscription is shown as off, even if the server has one', async () => {
  fakeBrowser('granted');
  show({ push: 'on' });
  expect((await deviceSwitch()).checked).toBe(false);
});

test.each([
  [undefined, 'This browser can’t show reminders.'],
  [false, /first add TopWords to the Home Screen/],
])('a browser that cannot (standalone: %j) says so', async (standalone, text) => {
  if (standalone !== undefined) {
    Object.defineProperty(navigator, 'standalone', { value: standalone, configurable: true });
  }
  show();
  expect(await screen.findByText(text)).not.toBeNull();
});

test.each([{ hour: null }, { push: 'unavailable' }])(
  'with %j there is no row',
  async (reminder) => {
    fakeBrowser('granted');
    show(reminder);
    await screen.findByRole('combobox', { name: 'Reminder' });
    await setImmediate();
    expect(screen.queryByText('On this device')).toBeNull();
  },
);
