import { answerTap } from './answer-tap.ts';

const message = {
  lang: 'en',
  title: '8 words are fading',
  body: 'It takes about 3 minutes.',
  practice: 'Practice',
  off: 'Turn reminders off',
  done: 'Reminders are off.',
  path: '/practice?lang=es',
  token: 'secret.mark',
};

/** A worker with open pages, and what it does. */
function buildScope(...addresses: string[]) {
  const done: string[] = [];
  const pages = addresses.map((url) => ({
    url,
    focus: async () => void done.push(`focus ${url}`),
  }));
  const scope = {
    clients: {
      claim: async () => undefined,
      matchAll: async () => pages,
      openWindow: async (address: string) => void done.push(`open ${address}`),
    },
    registration: {
      showNotification: async (title: string, { body }: NotificationOptions) =>
        void done.push(`show ${title}: ${body}`),
    } as unknown as ServiceWorkerRegistration,
  };
  const notification = {
    data: message,
    close: () => done.push('close'),
  } as unknown as Notification;
  return { done, scope, tap: (action: string) => answerTap(scope, { notification, action }) };
}

const answer = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  globalThis.fetch = answer as unknown as typeof fetch;
});

test.each(['', 'practice'])(
  'the tap %j opens practice in the language of the words',
  async (tap) => {
    const { done, tap: press } = buildScope('https://topwords.test/translate');
    await press(tap);
    expect(done).toEqual(['close', 'open /practice?lang=es']);
  },
);

test('a page that practises is shown, and stays as it is', async () => {
  const { done, tap } = buildScope('https://topwords.test/words', 'https://topwords.test/practice');
  await tap('');
  expect(done).toEqual(['close', 'focus https://topwords.test/practice']);
});

test('one tap turns reminders off without a page, and says so', async () => {
  answer.mockResolvedValue({ ok: true } as Response);
  const { done, tap } = buildScope();
  await tap('off');
  expect(answer.mock.lastCall?.[0]).toBe('/api/reminders/off');
  expect(answer.mock.lastCall?.[1].body).toBe('{"token":"secret.mark"}');
  expect(done).toEqual(['close', 'show TopWords: Reminders are off.']);
});

test('without a network, the page that turns them off opens instead', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  const { done, tap } = buildScope();
  await tap('off');
  expect(done).toEqual(['close', 'open /reminders-off#token=secret.mark']);
});
