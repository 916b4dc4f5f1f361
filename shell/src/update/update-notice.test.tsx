import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type RemoteListing, type ServedRegistry } from '@topwords/platform/contracts';
import {
  makeSigningKey,
  publicPartOf,
  signSnapshot,
  type PrivateKey,
} from '@topwords/release/signing';
import { buildListing, buildRelease, buildSnapshot } from '@topwords/release/testing';
import { createFakeHost, createMemoryStorage } from '@topwords/remote-kit/testing';
import { buildRegistry } from '../../testing/build-registry.ts';
import { createLazyPart } from '../services/lazy-part.ts';
import { reloadPage } from '../browser/reload-page.ts';
import { ShellProvider } from '../services/shell-context.ts';
import { UpdateNotice } from './update-notice.tsx';

jest.mock('../browser/reload-page.ts', () => ({ reloadPage: jest.fn() }));

const listings = [buildListing(), buildListing(buildRelease({ name: 'ai' }))];
const newer = [buildListing(buildRelease({ version: '1.1.0' }))];

let key: PrivateKey;
let served: ServedRegistry;
const asked = jest.fn();

/** Sets what the server now serves. */
async function serve(
  sequence: number,
  remotes: RemoteListing[],
  changes: Partial<ServedRegistry> = {},
): Promise<void> {
  const signed = await signSnapshot(buildSnapshot({ remotes, sequence }), key);
  served = { ...signed, stopped_canaries: [], shell_version: 'test', ...changes };
}

beforeEach(async () => {
  key = await makeSigningKey();
  jest.clearAllMocks();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  Object.assign(globalThis, {
    isSecureContext: true,
    fetch(address: string) {
      asked(address);
      return Promise.resolve(new Response(JSON.stringify(served)));
    },
  });
});
afterEach(() => jest.useRealTimers());

function renderNotice() {
  const { bus, session, api } = createFakeHost();
  const registry = buildRegistry(listings, {
    public_key: publicPartOf(key),
    shell_version: 'test',
  });
  const part = createLazyPart(() => new Promise(() => undefined));
  const storage = createMemoryStorage();
  render(
    <ShellProvider value={{ bus, session, api, part, storage, registry, openedAt: null }}>
      <UpdateNotice />
    </ShellProvider>,
  );
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

/** Advances time, and waits until responses are verified, which takes real time. */
async function pass(milliseconds: number): Promise<void> {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
    await crypto.subtle.digest('SHA-256', new Uint8Array(1));
  });
  for (let turn = 0; turn < 20; turn += 1) {
    await act(() => crypto.subtle.digest('SHA-256', new Uint8Array(1)).then(() => undefined));
  }
}

function notice(): HTMLElement | null {
  return screen.queryByText('Update ready');
}

test('it checks every five minutes, and offers a newer release without applying it', async () => {
  await serve(2, newer);
  const user = renderNotice();
  await pass(299_000);
  expect(asked).not.toHaveBeenCalled();
  await pass(1000);
  expect(asked).toHaveBeenCalledWith('/registry.json');
  expect(notice()).not.toBeNull();
  expect(reloadPage).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('returning to the page causes a check, at most once a minute', async () => {
  await serve(2, newer);
  renderNotice();
  await pass(30_000);
  dispatchEvent(new Event('focus'));
  await pass(0);
  expect(asked).not.toHaveBeenCalled();
  await pass(30_000);
  dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(notice()).not.toBeNull();
});

test('a dismissed update is not shown again, but the next one is', async () => {
  await serve(2, newer);
  const user = renderNotice();
  await pass(300_000);
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(notice()).toBeNull();
  await pass(300_000);
  expect(notice()).toBeNull();
  await serve(3, [buildListing(buildRelease({ version: '1.2.0' }))]);
  await pass(300_000);
  expect(notice()).not.toBeNull();
});

test.each([
  ['the same releases by a newer snapshot', () => serve(2, listings)],
  ['an instance that lags behind', () => serve(0, newer)],
  [
    'a foreign signature',
    async () => {
      await serve(2, newer);
      const { signature } = await signSnapshot(served.snapshot, await makeSigningKey());
      served = { ...served, signature };
    },
  ],
])('%s is not an update', async (_what, arrange) => {
  await arrange();
  renderNotice();
  await pass(300_000);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(notice()).toBeNull();
});

test('a rollback is an update', async () => {
  await serve(2, [buildListing(buildRelease({ version: '0.9.0' }))]);
  renderNotice();
  await pass(300_000);
  expect(notice()).not.toBeNull();
});

test('another build of the shell is an update', async () => {
  await serve(1, listings, { shell_version: 'next' });
  renderNotice();
  await pass(300_000);
  expect(notice()).not.toBeNull();
});
