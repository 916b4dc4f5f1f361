import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApiFailure } from '@topwords/platform/client';
import { canaryMark, getOverride, grantOverride, type Canary } from '@topwords/platform/contracts';
import { createFakeHost } from '@topwords/remote-kit/testing';
import { buildListing, buildRelease } from '@topwords/release/testing';
import { buildRegistry } from '../../testing/build-registry.ts';
import { createLatePart } from '../services/late-part.ts';
import { reloadPage } from '../browser/reload-page.ts';
import { ShellProvider } from '../services/shell-context.ts';
import { DeveloperScreen } from './developer-screen.tsx';

jest.mock('../browser/reload-page.ts', () => ({ reloadPage: jest.fn() }));
jest.mock('../host/import-remote.ts', () => ({ importRemote: jest.fn() }));
beforeEach(() => jest.clearAllMocks());

const origin = 'http://localhost:3001';

function renderDeveloper(arrange: (host: ReturnType<typeof createFakeHost>) => void) {
  const host = createFakeHost();
  const { bus, session, api } = host;
  const { sub } = session.state.value;
  const id = 'translate@2.0.0';
  const canary: Canary = {
    id,
    release: buildRelease({ name: 'translate', version: '2.0.0' }),
    percent: 0,
    learners: [canaryMark(id, sub)],
    started_at: 0,
    bounds: { minimum_loads: 20, failure_excess: 0.02, load_time_ratio: 1.5 },
  };
  const registry = buildRegistry(
    [
      buildListing(buildRelease({ name: 'ai', title: { en: 'AI Tutor' } })),
      buildListing(buildRelease({ name: 'translate' }), { canary }),
      buildListing(),
    ],
    { override: { remote: 'words', origin, sub, expires_at: 1_700_000_000_000 } },
  );
  arrange(host);
  const part = createLatePart(() => new Promise(() => undefined));
  render(
    <ShellProvider value={{ bus, session, api, part, registry, openedAt: null }}>
      <DeveloperScreen />
    </ShellProvider>,
  );
  return host;
}

function allow({ api }: ReturnType<typeof createFakeHost>): void {
  api.answer(getOverride, { origins: [origin, 'http://localhost:3002'], override: null });
}

test('each remote is told with its version, where it comes from and why', async () => {
  renderDeveloper(allow);
  const table = await screen.findByRole('table', { name: 'Remotes of this page' });
  const [, ai, translate, words] = within(table).getAllByRole('row');
  expect(ai?.textContent).toMatch(/AI Tutor1\.0\.0.*StableWhat everybody gets/);
  expect(translate?.textContent).toMatch(/2\.0\.0.*CanaryYour account is in .* translate@2\.0\.0/);
  expect(words?.textContent).toMatch(/localhost:3001\/remote-entry\.js.*OverrideYou run it/);
  expect(screen.getByText(/^Snapshot 1, issued November 14, 2023/)).not.toBeNull();
});

test('a remote can be run from an allowed origin, by which the page begins anew', async () => {
  const { api } = renderDeveloper(allow);
  const user = userEvent.setup({ delay: null });
  await user.selectOptions(await screen.findByLabelText('Remote'), 'Words');
  await user.selectOptions(screen.getByLabelText('From'), 'http://localhost:3002');
  const granted = { remote: 'words', origin: 'http://localhost:3002', sub: 'x', expires_at: 1 };
  api.answer(grantOverride, granted);
  await user.click(screen.getByRole('button', { name: 'Run and reload' }));
  expect(api.sent(grantOverride)).toEqual([
    { body: { remote: 'words', origin: 'http://localhost:3002' } },
  ]);
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('a refusal is told in the server’s words', async () => {
  const detail = 'Remotes may not come from there';
  const { api } = renderDeveloper(allow);
  api.refuse(grantOverride, createApiFailure(403, { code: 'override_origin_refused', detail }));
  await userEvent.click(await screen.findByRole('button', { name: 'Run and reload' }));
  expect((await screen.findByRole('alert')).textContent).toContain(detail);
  expect(reloadPage).not.toHaveBeenCalled();
});

test('who is no developer learns how to become one', async () => {
  renderDeveloper(({ api }) =>
    api.refuse(
      getOverride,
      createApiFailure(403, { code: 'developer_role_missing', detail: 'No developer' }),
    ),
  );
  expect(await screen.findByText('For this your account needs the developer role.')).not.toBeNull();
  expect(screen.getByText(/npm run accounts -- grant/)).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Run and reload' })).toBeNull();
});

test('an empty list of origins says that overrides are switched off', async () => {
  renderDeveloper(({ api }) => api.answer(getOverride, { origins: [], override: null }));
  expect(await screen.findByText(/Overrides are switched off here/)).not.toBeNull();
});

test('where nobody answers, it can be asked again', async () => {
  const host = renderDeveloper(({ api }) =>
    api.refuse(getOverride, createApiFailure(500, { code: 'no_response', detail: 'Offline' })),
  );
  const retry = await screen.findByRole('button', { name: 'Retry' });
  allow(host);
  await userEvent.click(retry);
  expect(await screen.findByRole('button', { name: 'Run and reload' })).not.toBeNull();
});
