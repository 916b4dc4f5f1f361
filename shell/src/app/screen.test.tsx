import { act, screen } from '@testing-library/react';
import { buildStoredSession } from '@topwords/remote-kit/testing';
import { buildLearnerPart } from '../../testing/build-learner-part.tsx';
import { buildRegistry } from '../../testing/build-registry.ts';
import { renderShell } from '../../testing/render-shell.tsx';

// @spec P5 H1
test('a visitor sees the welcome page, and its links open the forms', async () => {
  const { user, address } = renderShell();
  expect(screen.getByRole('heading', { name: 'Learn Top Words' })).not.toBeNull();
  expect(
    screen.getByText(
      'master the most common words in 3 languages through real-life sentences and interactive practice',
    ),
  ).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Continue Learning' }).getAttribute('href')).toBe(
    '/login-register',
  );
  await user.click(screen.getByRole('link', { name: 'Create an account' }));
  expect(address()).toBe('/login-register?mode=register');
  expect(screen.getByRole('heading', { name: 'Register' })).not.toBeNull();
});

// @spec S4
test.each(['/words', '/auth', '/login-register', '/ai-screen'])(
  'a visitor must sign in before %s',
  (at) => {
    renderShell({ at });
    expect(screen.getByRole('heading', { name: 'Sign In' })).not.toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
  },
);

test.each([
  ['/', 'words', 'Dashboard · TopWords'],
  ['/words', 'words', 'Saved Words · TopWords'],
  ['/card-detail', 'words', 'Words · TopWords'],
  ['/ai-chat', 'ai', 'AI Chat · TopWords'],
])('%s belongs to the remote %s', (at, remote, title) => {
  renderShell({ at, isSignedIn: true });
  expect(screen.getByText(`Screen of ${remote}`)).not.toBeNull();
  expect(document.title).toBe(title);
});

// @spec R11
test.each(['/auth', '/login-register'])('a signed-in learner is redirected from %s', (at) => {
  const { address } = renderShell({ at, isSignedIn: true });
  expect(address()).toBe('/');
  expect(screen.getByText('Screen of words')).not.toBeNull();
});

test.each([
  ['/words/?lang=es', '/words?lang=es'],
  ['/card-detail/?id=7', '/card-detail?id=7'],
  ['/auth/', '/'],
])('a trailing slash of %s is ignored', (at, expected) => {
  const { address } = renderShell({ at, isSignedIn: true });
  expect(address()).toBe(expected);
  expect(screen.getByText('Screen of words')).not.toBeNull();
});

test('an address of another host is not treated as a path', () => {
  const { address } = renderShell({ at: '//words/', isSignedIn: true });
  expect(address()).toBe('//words/');
  expect(screen.getByRole('link', { name: 'Go to the home page' })).not.toBeNull();
});

test('an unknown address shows an error and links to the home page', async () => {
  const { user, address } = renderShell({ at: '/words/7', isSignedIn: true });
  expect(document.title).toBe('Page not found · TopWords');
  await user.click(screen.getByRole('link', { name: 'Go to the home page' }));
  expect(address()).toBe('/');
});

test('a missing home page shows a message', () => {
  renderShell({ isSignedIn: true, registry: buildRegistry([]) });
  expect(screen.getByRole('heading', { name: 'Nothing here right now' })).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Reload' })).not.toBeNull();
});

test('an ended session shows the sign-in form and keeps the address', () => {
  const { storage, session, address } = renderShell({ at: '/words', isSignedIn: true });
  storage.clear();
  act(() => session.adoptStorage());
  expect(screen.getByRole('heading', { name: 'Sign In' })).not.toBeNull();
  expect(address()).toBe('/words');
});

test('another account that signs in in another tab gets fresh screens', () => {
  const { storage, session } = renderShell({ at: '/words', isSignedIn: true });
  const former = screen.getByText('Screen of words');
  const { sub, username } = buildStoredSession({ sub: 'eva', username: 'Eva' });
  storage.setItem('sub', sub);
  storage.setItem('username', username);
  act(() => session.adoptStorage());
  expect(screen.getByRole('button', { name: 'Eva’s account' })).not.toBeNull();
  expect(screen.getByText('Screen of words')).not.toBe(former);
});

test('the focus moves to the content when the screen changes', async () => {
  const { user } = renderShell({ isSignedIn: true });
  const [entry] = screen.getAllByRole('link', { name: 'AI Chat' });
  if (entry) await user.click(entry);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('the keyboard can skip the bars to the content', async () => {
  const { user } = renderShell({ isSignedIn: true });
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Skip to content');
  expect(document.activeElement?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
});

test.each([
  ['unverified', 'TopWords could not verify its newest version'],
  ['unreadable', 'TopWords didn’t load completely'],
] as const)('with an %s registry the shell says so and stays usable', (fault, title) => {
  const { address } = renderShell({
    at: '/words',
    isSignedIn: true,
    registry: buildRegistry([], { fault }),
  });
  expect(screen.getByRole('alert').textContent).toContain(title);
  expect(screen.getByRole('button', { name: 'Reload' })).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Ana’s account' })).not.toBeNull();
  expect(document.title).toBe('TopWords');
  expect(address()).toBe('/words');
});

test('the former address of the developers’ screen leads to the console', () => {
  const { address } = renderShell({ at: '/developer', isSignedIn: true });
  expect(address()).toBe('/console/developer');
});

test('every screen shows the override badge and the update notice', () => {
  const { part } = renderShell({ at: '/nowhere', isSignedIn: true });
  const components = { OverrideBadge: () => <p>Badge</p>, UpdateNotice: () => <p>Notice</p> };
  act(() => part.state.next(buildLearnerPart(components)));
  expect(screen.getByText('Badge')).not.toBeNull();
  expect(screen.getByText('Notice')).not.toBeNull();
});
