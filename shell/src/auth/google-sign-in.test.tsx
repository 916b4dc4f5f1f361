import { act, screen, waitFor, within } from '@testing-library/react';
import type { GoogleIdentity } from './google/load-google-identity.ts';
import { authAnswer, json, renderShell } from '../../testing/render-shell.tsx';

type CodeOptions = Parameters<GoogleIdentity['initCodeClient']>[0];
type Answers = NonNullable<Parameters<typeof renderShell>[0]>['answers'];

/** The Google windows that the page opened, for the test to answer. */
const opened: CodeOptions[] = [];
const identity: GoogleIdentity = {
  initCodeClient: (options) => ({ requestCode: () => void opened.push(options) }),
};

let warn: jest.SpyInstance;
let states: number;

beforeEach(() => {
  opened.length = 0;
  states = 0;
  Object.assign(globalThis, { google: { accounts: { oauth2: identity } } });
  warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
});

afterEach(() => jest.restoreAllMocks());

const start = () => {
  states += 1;
  return json({ client_id: 'our client', state: `state ${states}` });
};

function openScreen(answers: Answers = {}) {
  return renderShell({ at: '/words', answers: { 'POST /auth/google/start': start, ...answers } });
}

const button = () => screen.getByRole('button', { name: 'Sign in with Google' });

/** Presses the button and returns the options of the window that opens. */
async function press({ user }: ReturnType<typeof openScreen>): Promise<CodeOptions> {
  const before = opened.length;
  await user.click(button());
  await waitFor(() => expect(opened.length).toBe(before + 1));
  return opened[before] as CodeOptions;
}

function respond(window: CodeOptions, response: Parameters<CodeOptions['callback']>[0]) {
  return act(async () => window.callback(response));
}

function refusal(code: string, status: number, rest: object = {}) {
  return () => json({ code, detail: `Server detail: ${code}`, ...rest }, status);
}

// @spec P14 SI4
test('the button is below the form and makes no request before it is focused or hovered', () => {
  const shell = openScreen();
  const login = screen.getByRole('button', { name: 'Login' });
  const order = login.compareDocumentPosition(button());
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(shell.requests).toEqual([]);
  expect(document.querySelector('script[src*="google"]')).toBeNull();
});

test('the registration form has no Google button', () => {
  renderShell({ at: '/login-register?mode=register' });
  expect(screen.queryByRole('button', { name: 'Sign in with Google' })).toBeNull();
});

test('focus or hover prepares the sign-in, once', async () => {
  const shell = openScreen();
  await shell.user.hover(button());
  act(() => button().focus());
  await press(shell);
  expect(shell.requests).toHaveLength(1);
});

test('Google gets the state, and the API gets the code and the state', async () => {
  const shell = openScreen({ 'POST /auth/google': () => json(authAnswer) });
  const window = await press(shell);
  expect(window).toMatchObject({
    client_id: 'our client',
    scope: 'openid email profile',
    ux_mode: 'popup',
    state: 'state 1',
  });
  const pending = screen.getByRole('button', { name: 'Signing in...' });
  expect(pending.getAttribute('aria-busy')).toBe('true');
  await respond(window, { code: 'a code', state: 'state 1' });
  expect(shell.requests.at(-1)).toEqual({
    call: 'POST /auth/google',
    body: { code: 'a code', state: 'state 1' },
  });
  expect(screen.getByRole('status').textContent).toBe('Successfully logged in with Google');
  expect(screen.queryByRole('button', { name: /Google|Signing in/ })).toBeNull();
  expect(screen.getByText('Screen of words')).not.toBeNull();
});

test('a second press while the window is open does not open another', async () => {
  const shell = openScreen();
  await press(shell);
  await shell.user.click(screen.getByRole('button', { name: 'Signing in...' }));
  expect(opened).toHaveLength(1);
});

// @spec ER7
test.each<[string, (window: CodeOptions) => void]>([
  ['was closed', (window) => window.error_callback({ type: 'popup_closed' })],
  ['could not open', (window) => window.error_callback({ type: 'popup_failed_to_open' })],
  ['was refused', (window) => window.callback({ error: 'access_denied', state: 'state 1' })],
  ['returned a different state', (window) => window.callback({ code: 'x', state: 'theirs' })],
  ['came back without a state', (window) => window.callback({ code: 'x' })],
])('a window that %s is only logged', async (_what, end) => {
  const shell = openScreen();
  const window = await press(shell);
  await act(async () => end(window));
  expect(warn).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(button().getAttribute('aria-busy')).toBe('false');
  expect(shell.requests.every(({ call }) => call === 'POST /auth/google/start')).toBe(true);
  expect((await press(shell)).state).toBe('state 2');
});

test('the server’s error message is shown', async () => {
  const shell = openScreen({ 'POST /auth/google': refusal('google_refused', 401) });
  await respond(await press(shell), { code: 'a code', state: 'state 1' });
  expect(screen.getByRole('alert').textContent).toBe('Server detail: google_refused');
  expect(button().getAttribute('aria-disabled')).toBe('false');
});

// @spec ER3
test.each([['POST /auth/google/start'], ['POST /auth/google']])(
  'a missing response to %s shows the fallback message',
  async (call) => {
    const shell = openScreen({ [call]: () => Promise.reject(new TypeError('Failed to fetch')) });
    await shell.user.click(button());
    const [window] = opened;
    if (window) await respond(window, { code: 'a code', state: 'state 1' });
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Google login failed'));
  },
);

test('the button says so and does nothing when Google is not configured', async () => {
  const shell = openScreen({
    'POST /auth/google/start': () => json({ client_id: null, state: null }),
  });
  await shell.user.click(button());
  const reason = await screen.findByText('Sign in with Google isn’t available here');
  expect(button().getAttribute('aria-disabled')).toBe('true');
  expect(button().getAttribute('aria-describedby')).toBe(reason.id);
  await shell.user.click(button());
  expect(shell.requests).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a learner who signed in with the form meanwhile is not signed in again', async () => {
  const shell = openScreen({ 'POST /auth/login': () => json(authAnswer) });
  const window = await press(shell);
  await act(() => shell.session.login({ email: 'ana@example.org', password: 'long enough' }));
  await respond(window, { code: 'a code', state: 'state 1' });
  expect(shell.requests.map(({ call }) => call)).not.toContain('POST /auth/google');
});

/** Opens the dialog that appears when an account with the address exists. */
async function askForPassword(link: () => Response) {
  const shell = openScreen({
    'POST /auth/google': refusal('google_link_required', 409, { link_token: 'a token' }),
    'POST /auth/google/link': link,
  });
  await respond(await press(shell), { code: 'a code', state: 'state 1' });
  const dialog = await screen.findByRole('dialog', { name: 'Connect Google' });
  return { shell, dialog: within(dialog) };
}

describe('an existing account with the address', () => {
  test('is connected with its password', async () => {
    const { shell, dialog } = await askForPassword(() => json(authAnswer));
    expect(screen.queryByRole('alert')).toBeNull();
    dialog.getByText('An account with this e-mail exists. Enter its password to connect Google.');
    await shell.user.type(dialog.getByLabelText('Password'), 'long enough');
    await shell.user.click(dialog.getByRole('button', { name: 'Connect' }));
    expect(shell.requests.at(-1)).toEqual({
      call: 'POST /auth/google/link',
      body: { link_token: 'a token', password: 'long enough' },
    });
    const message = await screen.findByText('Successfully logged in with Google');
    expect(message).not.toBeNull();
    expect(screen.getByText('Screen of words')).not.toBeNull();
  });

  test('keeps the dialog while the password is wrong', async () => {
    const { shell, dialog } = await askForPassword(refusal('credentials_wrong', 401));
    const field = dialog.getByLabelText('Password');
    await shell.user.type(field, 'a guess{Enter}');
    expect(await dialog.findByText('Server detail: credentials_wrong')).not.toBeNull();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
  });

  test('must start again after a timeout', async () => {
    const { shell, dialog } = await askForPassword(refusal('google_state_invalid', 400));
    await shell.user.type(dialog.getByLabelText('Password'), 'long enough{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Server detail: google_state_invalid',
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is not connected on Cancel', async () => {
    const { shell, dialog } = await askForPassword(refusal('internal', 500));
    await shell.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(shell.requests.map(({ call }) => call)).not.toContain('POST /auth/google/link');
  });
});
