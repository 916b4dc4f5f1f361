import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApiFailure } from '@topwords/platform/client';
import { endOverride } from '@topwords/platform/contracts';
import { createFakeHost, createMemoryStorage } from '@topwords/remote-kit/testing';
import { buildRegistry } from '../../testing/build-registry.ts';
import { createLazyPart } from '../services/lazy-part.ts';
import { reloadPage } from '../browser/reload-page.ts';
import { ShellProvider } from '../services/shell-context.ts';
import { OverrideBadge } from './override-badge.tsx';

jest.mock('../browser/reload-page.ts', () => ({ reloadPage: jest.fn() }));
beforeEach(() => jest.clearAllMocks());

function renderBadge(isOwn = true) {
  const { bus, session, api, banners } = createFakeHost();
  const { sub } = session.state.value;
  const registry = buildRegistry(undefined, {
    override: {
      remote: 'words',
      origin: 'http://localhost:3001',
      sub: isOwn ? sub : 'another account',
      expires_at: 1,
    },
  });
  const part = createLazyPart(() => new Promise(() => undefined));
  const storage = createMemoryStorage();
  render(
    <ShellProvider value={{ bus, session, api, part, storage, registry, openedAt: null }}>
      <OverrideBadge />
    </ShellProvider>,
  );
  return { api, banners };
}

function badge() {
  return within(screen.getByRole('region', { name: 'Developer’s override' }));
}

test('an override is shown on the page, and one click ends it', async () => {
  const { api } = renderBadge();
  expect(badge().getByText('Words from localhost:3001')).not.toBeNull();
  api.answer(endOverride, { ended: true });
  await userEvent.click(badge().getByRole('button', { name: 'Turn off' }));
  expect(api.sent(endOverride)).toHaveLength(1);
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('a failure to end it is shown, and the button can be pressed again', async () => {
  const { api, banners } = renderBadge();
  api.refuse(endOverride, createApiFailure(500, { code: 'no_response', detail: 'Offline' }));
  await userEvent.click(badge().getByRole('button', { name: 'Turn off' }));
  expect(reloadPage).not.toHaveBeenCalled();
  expect(banners).toEqual([{ kind: 'error', message: expect.stringContaining('turned off') }]);
  expect(badge().getByRole<HTMLButtonElement>('button', { name: 'Turn off' }).disabled).toBe(false);
});

test('the badge moves into an open dialog, which covers everything else', async () => {
  renderBadge();
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  dialog.setAttribute('open', '');
  await screen.findByRole('dialog');
  await Promise.resolve();
  expect(within(dialog).getByRole('region', { name: 'Developer’s override' })).not.toBeNull();
  dialog.remove();
});

test('another account gets the released version and no badge', () => {
  renderBadge(false);
  expect(screen.queryByRole('region')).toBeNull();
});
