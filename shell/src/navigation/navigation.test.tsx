import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildLearnerPart } from '../../testing/build-learner-part.tsx';
import { json, renderShell } from '../../testing/render-shell.tsx';
import { ConsoleLink } from './console-link.tsx';

function showModal(this: HTMLDialogElement): void {
  this.open = true;
}

function close(this: HTMLDialogElement): void {
  this.open = false;
  this.dispatchEvent(new Event('close'));
}

/** Dialog methods that jsdom lacks. */
beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
});

function current(): (string | null)[] {
  return screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent);
}

function bars() {
  const [top, bottom] = screen.getAllByRole('navigation', { name: 'Main' });
  if (!top || !bottom) throw new Error('A bar is missing');
  return { top: within(top), bottom: within(bottom) };
}

// @spec D2 S3
test('entries come from the registry, sorted, with a name for each width', () => {
  renderShell({ isSignedIn: true });
  const { top, bottom } = bars();
  expect(top.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'AI Chat',
    'Saved Words',
  ]);
  expect(bottom.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Home',
    'AI Chat',
    'Words',
  ]);
});

test('the current entry is marked, and the mark follows navigation', async () => {
  const { user } = renderShell({ at: '/words', isSignedIn: true });
  const { top, bottom } = bars();
  expect(current()).toEqual(['Saved Words', 'Words']);
  await user.click(bottom.getByRole('link', { name: 'Home' }));
  expect(current()).toEqual(['Dashboard', 'Home']);
  await user.click(top.getByRole('link', { name: 'AI Chat' }));
  expect(current()).toEqual(['AI Chat', 'AI Chat']);
});

test('the account shows the initial and the name', () => {
  renderShell({ isSignedIn: true });
  expect(screen.getByRole('button', { name: 'Ana’s account' }).textContent).toBe('A');
  expect(screen.getByText('Ana')).not.toBeNull();
});

test.each([
  ['an operator', { roles: ['operator'], remotes: [] }, true],
  ['an owner of a remote', { roles: [], remotes: ['words'] }, true],
  ['a learner', { roles: [], remotes: [] }, false],
])('%s finds the console in the menu: %j, %s', async (_who, access, isShown) => {
  const { part, requests } = renderShell({
    isSignedIn: true,
    answers: { 'GET /console/access': () => json(access) },
  });
  act(() => part.state.next(buildLearnerPart({ ConsoleLink })));
  expect(requests).toEqual([]);
  const menu = screen.getByText('Ana').parentElement ?? document.body;
  fireEvent(menu, new Event('toggle'));
  await waitFor(() => expect(requests).toHaveLength(1));
  await waitFor(() =>
    expect(screen.queryAllByRole('link', { name: 'Console' })).toHaveLength(isShown ? 1 : 0),
  );
});

test('logout asks first; staying changes nothing', async () => {
  const { user, session, requests } = renderShell({ isSignedIn: true });
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  const dialog = screen.getByRole('dialog', { name: 'Log out of TopWords?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ana’s account' }));
  expect(session.state.value.is_auth).toBe(true);
  expect(requests).toEqual([]);
});

test('a confirmed logout clears the storage and leads to sign-in', async () => {
  const { user, storage, requests, address } = renderShell({
    at: '/words',
    isSignedIn: true,
    answers: { 'POST /auth/logout': () => json({ detail: 'Signed out' }) },
  });
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('heading', { name: 'Sign In' })).not.toBeNull();
  expect(requests.map(({ call }) => call)).toEqual(['POST /auth/logout']);
  expect(storage.length).toBe(0);
  await waitFor(() => expect(address()).toBe('/login-register'));
});
