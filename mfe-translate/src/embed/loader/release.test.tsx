import { handOver, type BodyScript, type StartBody } from '../protocol.ts';
import { createRelease } from './release.ts';

const start = jest.fn() as unknown as StartBody;
const listing = { base: '/remotes/translate/1.0.0/embed/', files: { 'body.js': 'sha384-live' } };
const answer = (body: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

let inserted: BodyScript[];
let fetched: jest.Mock;

beforeEach(() => {
  jest.useFakeTimers();
  inserted = [];
  fetched = jest.fn(() => answer(listing));
  Object.assign(globalThis, { fetch: fetched });
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    inserted.push(...(nodes as BodyScript[]));
  });
});

afterEach(() => jest.useRealTimers());

function loaderScript(integrity = ''): HTMLScriptElement {
  const script = document.createElement('script');
  return Object.assign(script, { src: 'https://topwords.example/embed/v1.js', integrity });
}

async function insertedScript(place = 0): Promise<BodyScript> {
  await jest.advanceTimersByTimeAsync(0);
  const script = inserted[place];
  if (!script) throw new Error('No script was inserted');
  return script;
}

test('the body comes from the listed release, checked against its hash', async () => {
  const release = createRelease(loaderScript());
  const loading = release.load();
  const script = await insertedScript();
  expect(String(fetched.mock.calls[0]?.[0])).toBe('https://topwords.example/embed/v1.json');
  expect(script.src).toBe('https://topwords.example/remotes/translate/1.0.0/embed/body.js');
  expect(script).toMatchObject({ integrity: 'sha384-live', crossOrigin: 'anonymous' });
  script[handOver]?.(start);
  await expect(loading).resolves.toBe(start);
  await expect(release.load()).resolves.toBe(start);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(release.site).toBe('https://topwords.example');
});

test('a list next to the loader, at a pinned address, refers to its own folder', async () => {
  fetched.mockReturnValue(answer({ files: listing.files }));
  const script = loaderScript();
  script.src = 'https://cdn.example/translate/1.0.0/embed/v1.js';
  void createRelease(script).load();
  expect((await insertedScript()).src).toBe('https://cdn.example/translate/1.0.0/embed/body.js');
});

test('a page that pins the loader gets the body built with it, even if the list names another', async () => {
  void createRelease(loaderScript('sha384-of-the-loader')).load();
  expect((await insertedScript()).integrity).toBe('topwords-body-integrity');
});

/** The outcome of a promise, to be checked once time has passed. */
function outcomeOf(promise: Promise<unknown>): Promise<string> {
  return promise.then(() => 'loaded', String);
}

test('a failed load is retried once at another address, then reported', async () => {
  const release = createRelease(loaderScript());
  const outcome = outcomeOf(release.load());
  (await insertedScript()).onerror?.('blocked');
  await jest.advanceTimersByTimeAsync(1000);
  const second = await insertedScript(1);
  expect(second.src).toMatch(/body\.js\?retry$/);
  second.onerror?.('blocked');
  expect(await outcome).toContain('could not be loaded');
});

test('a failed list is reported with its status; the next call retries', async () => {
  const release = createRelease(loaderScript());
  fetched.mockReturnValue(answer({}, 500));
  const outcome = outcomeOf(release.load());
  await jest.advanceTimersByTimeAsync(1000);
  expect(await outcome).toContain('answered 500');
  fetched.mockReturnValue(answer(listing));
  const again = release.load();
  (await insertedScript())[handOver]?.(start);
  expect(await again).toBe(start);
});
