import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getOverride, grantOverride } from '@topwords/platform/contracts';
import type { PageReleases } from '@topwords/platform/host';
import { buildFailure, type FakeHost } from '@topwords/remote-kit/testing';
import { showConsole } from '../../testing/show-console.tsx';
import { reloadPage } from './reload-page.ts';

jest.mock('./reload-page.ts', () => ({ reloadPage: jest.fn() }));
beforeEach(() => jest.clearAllMocks());

const user = userEvent.setup({ delay: null });
const origin = 'http://localhost:3001';

const page: PageReleases = {
  snapshot: { sequence: 1, issuedAt: 1_700_000_000_000 },
  overrideEndsAt: 1_700_000_000_000,
  remotes: (['ai', 'translate', 'words'] as const).map((name, index) => ({
    name,
    title: { en: name === 'words' ? 'Words' : name },
    version: `1.0.${index}`,
    entry: name === 'words' ? `${origin}/remote-entry.js` : `/remotes/${name}/remote-entry.js`,
    role: (['stable', 'canary', 'override'] as const)[index] ?? 'stable',
    isFallback: false,
    canaryId: name === 'translate' ? 'translate@2.0.0' : null,
  })),
};

function open(prepare: (host: FakeHost) => void = () => undefined) {
  return showConsole('/developer', {
    prepare(host) {
      Object.assign(host, { pageReleases: () => page });
      prepare(host);
    },
  });
}

async function choose(label: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByTitle(option));
}

test('each remote is shown with its version, its source and the reason', async () => {
  open();
  const table = await screen.findByRole('table');
  const [ai, translate, words] = within(table).getAllByRole('row').slice(-3);
  expect(ai?.textContent).toMatch(/ai1\.0\.0.*Stable.*The version for everyone/);
  expect(translate?.textContent).toMatch(/1\.0\.1.*Canary.*in the canary translate@2\.0\.0/);
  expect(words?.textContent).toMatch(/Override.*You run it.*localhost:3001\/remote-entry\.js/);
  expect(screen.getByText(/^Snapshot 1, issued Nov 14, 2023/)).not.toBeNull();
});

test('a remote can be run from an allowed origin, which reloads the page', async () => {
  const { host } = open(({ api }) =>
    api.answer(getOverride, { origins: [origin, 'http://localhost:3002'], override: null }),
  );
  await choose('Remote', 'Words');
  await choose('From', 'http://localhost:3002');
  const granted = { remote: 'words', origin: 'http://localhost:3002', sub: 'x', expires_at: 1 };
  host.api.answer(grantOverride, granted);
  await user.click(screen.getByRole('button', { name: 'Run and reload' }));
  expect(host.api.sent(grantOverride)).toEqual([
    { body: { remote: 'words', origin: 'http://localhost:3002' } },
  ]);
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('a refusal shows the server’s message', async () => {
  const detail = 'Remotes may not come from there';
  open(({ api }) => api.refuse(grantOverride, buildFailure('override_origin_refused', { detail })));
  await user.click(await screen.findByRole('button', { name: 'Run and reload' }));
  expect((await screen.findByRole('alert')).textContent).toContain(detail);
  expect(reloadPage).not.toHaveBeenCalled();
});

test('an account without the role learns how to get it', async () => {
  showConsole('/developer', { access: { roles: ['operator'] } });
  expect(await screen.findByText(/needs the developer role: npm run accounts/)).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Run and reload' })).toBeNull();
});

test('an empty list of origins says that overrides are switched off', async () => {
  open(({ api }) => api.answer(getOverride, { origins: [], override: null }));
  expect(await screen.findByText(/Overrides are switched off here/)).not.toBeNull();
});

test('if the API does not answer, the request can be retried', async () => {
  const { host } = open(({ api }) => api.refuse(getOverride, buildFailure('internal')));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  host.api.answer(getOverride, { origins: [origin], override: null });
  await user.click(retry);
  expect(await screen.findByRole('button', { name: 'Run and reload' })).not.toBeNull();
});
