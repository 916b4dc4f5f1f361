import type { loadGoogleIdentity } from './load-google-identity.ts';

let load: typeof loadGoogleIdentity;

beforeEach(async () => {
  jest.resetModules();
  jest.useFakeTimers();
  document.head.replaceChildren();
  Reflect.deleteProperty(globalThis, 'google');
  ({ loadGoogleIdentity: load } = await import('./load-google-identity.ts'));
});

afterEach(() => {
  jest.useRealTimers();
});

const scripts = () => [...document.head.querySelectorAll('script')];
const identity = { initCodeClient: jest.fn() };

function settle(event: 'load' | 'error'): void {
  scripts().at(-1)?.dispatchEvent(new Event(event));
}

// @spec C32
test('Google’s script is loaded once, from its identity service', async () => {
  const loading = Promise.all([load(), load()]);
  expect(scripts().map(({ src }) => src)).toEqual(['https://accounts.google.com/gsi/client']);
  Object.assign(globalThis, { google: { accounts: { oauth2: identity } } });
  settle('load');
  expect(await loading).toEqual([identity, identity]);
  await load();
  expect(scripts()).toHaveLength(1);
});

test.each<[string, () => void]>([
  ['fails', () => settle('error')],
  ['takes too long', () => jest.advanceTimersByTime(15_000)],
  ['holds something else', () => settle('load')],
])('a script that %s rejects, and is tried again', async (_what, end) => {
  const loading = load();
  end();
  await expect(loading).rejects.toThrow(/google/i);
  const again = load();
  Object.assign(globalThis, { google: { accounts: { oauth2: identity } } });
  settle('load');
  expect(await again).toBe(identity);
});
