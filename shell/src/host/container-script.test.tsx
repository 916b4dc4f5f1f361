import { runContainerScript } from './container-script.ts';

const address = 'http://localhost/remotes/words/1.0.0/remote-entry.js';
const description = { address, global: 'topwords_words', integrity: 'sha384-container' };

beforeEach(() => {
  document.head.innerHTML = '';
});

function script(): HTMLScriptElement {
  const element = document.head.querySelector('script');
  if (!element) throw new Error('No script was made');
  return element;
}

function run(container: unknown): void {
  Reflect.set(globalThis, 'topwords_words', container);
  script().dispatchEvent(new Event('load'));
}

test('a container script is checked against its hash, from any origin', async () => {
  const loading = runContainerScript(description);
  const { src, integrity, crossOrigin } = script();
  expect([src, integrity, crossOrigin]).toEqual([address, 'sha384-container', 'anonymous']);
  const container = { get: jest.fn() };
  run(container);
  expect(await loading).toBe(container);
});

test('the container of one version is not mistaken for another’s', async () => {
  const first = runContainerScript(description);
  run({ version: 1 });
  expect(await first).toEqual({ version: 1 });
  document.head.innerHTML = '';
  const second = runContainerScript(description);
  script().dispatchEvent(new Event('load'));
  await expect(second).rejects.toThrow('set no container');
});

test('a script that cannot be loaded or has the wrong hash rejects', async () => {
  const loading = runContainerScript(description);
  script().dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow('could not be loaded');
  expect(document.head.querySelector('script')).toBeNull();
});

test('a script that does not load times out after eight seconds', async () => {
  jest.useFakeTimers();
  const loading = runContainerScript(description);
  const reason = loading.catch(({ message }: Error) => message);
  jest.advanceTimersByTime(8000);
  expect(await reason).toContain('in time');
  jest.useRealTimers();
});
