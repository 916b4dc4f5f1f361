import { act, fireEvent, screen, within } from '@testing-library/react';
import { authAnswer, json, renderShell } from '../../testing/render-shell.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function pass(milliseconds: number): Promise<void> {
  return act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

const labels = {
  native: 'Native Language',
  username: 'Username',
  email: 'Email',
  password: 'Password',
  confirmation: 'Confirm Password',
};

type Values = Partial<Record<keyof typeof labels, string>>;
type Shell = ReturnType<typeof renderShell>;

const right = {
  native: 'English',
  username: 'Ana',
  email: 'ana@example.org',
  password: 'long enough',
  confirmation: 'long enough',
};

async function fill({ user }: Shell, values: Values): Promise<void> {
  for (const [field, value] of Object.entries(values)) {
    const control = screen.getByLabelText(labels[field as keyof typeof labels]);
    if (control instanceof HTMLSelectElement) await user.selectOptions(control, value);
    else if (value === '') await user.clear(control);
    else await user.type(control, value);
  }
}

/** Presses the button and waits for the answer, without advancing time. */
async function submit(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: /^(Login|Register)$/ }));
  await pass(0);
}

describe('sign-in', () => {
  // @spec SI1
  test('is titled Sign In and supports password managers', () => {
    renderShell({ at: '/login-register' });
    expect(screen.getByRole('heading', { name: 'Sign In' })).not.toBeNull();
    expect(document.title).toBe('Sign In · TopWords');
    expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username webauthn');
    expect(screen.getByLabelText('Email').getAttribute('inputmode')).toBe('email');
    expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password');
  });

  // @spec V3
  test.each<[Values, keyof typeof labels, string]>([
    [{}, 'email', 'Please enter a valid email address'],
    [{ email: 'ana@example', password: 'x' }, 'email', 'Please enter a valid email address'],
    [{ email: 'a na@example.org' }, 'email', 'Please enter a valid email address'],
    [
      { email: right.email, password: 'seven 7' },
      'password',
      'Password must be at least 8 characters',
    ],
  ])('%j is rejected before any call', async (values, field, message) => {
    const shell = renderShell({ at: '/login-register' });
    await fill(shell, values);
    await submit();
    const control = screen.getByLabelText(labels[field]);
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(document.activeElement).toBe(control);
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(shell.requests).toEqual([]);
  });

  // @spec V6
  test('a message hides after a second and stays next to its field until the field is edited', async () => {
    const shell = renderShell({ at: '/login-register' });
    await submit();
    await pass(999);
    expect(screen.queryByRole('alert')).not.toBeNull();
    await pass(1);
    expect(screen.queryByRole('alert')).toBeNull();
    await fill(shell, { password: 'x' });
    const email = screen.getByLabelText('Email');
    const description = email.getAttribute('aria-describedby') ?? '';
    expect(document.querySelector(`[id="${description}"]`)?.textContent).toBe(
      'Please enter a valid email address',
    );
    await fill(shell, { email: 'a' });
    expect(email.getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByText('Please enter a valid email address')).toBeNull();
  });

  // @spec SI3
  test('Enter submits once, shows a spinner until the answer, then opens the requested screen', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const shell = renderShell({
      at: '/words?sort=rank',
      answers: { 'POST /auth/login': () => promise },
    });
    await fill(shell, { email: right.email, password: right.password });
    await shell.user.keyboard('{Enter}{Enter}');
    const button = screen.getByRole('button', { name: 'Login' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await shell.user.click(button);
    resolve(json(authAnswer));
    await pass(0);
    expect(shell.requests).toEqual([
      { call: 'POST /auth/login', body: { email: right.email, password: right.password } },
    ]);
    expect(screen.getByRole('status').textContent).toBe('Successfully logged in');
    expect(screen.getByText('Screen of words')).not.toBeNull();
    expect(shell.address()).toBe('/words?sort=rank');
  });

  test('two simultaneous submissions make one call', async () => {
    const shell = renderShell({
      at: '/auth',
      answers: { 'POST /auth/login': () => json(authAnswer) },
    });
    await fill(shell, { email: right.email, password: right.password });
    const form = screen.getByRole('button', { name: 'Login' }).closest('form');
    if (!form) throw new Error('The button is outside of its form');
    act(() => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    await pass(0);
    expect(shell.requests).toHaveLength(1);
  });

  test('signing in at the form’s own address opens the home page', async () => {
    const shell = renderShell({
      at: '/auth',
      answers: { 'POST /auth/login': () => json(authAnswer) },
    });
    await fill(shell, { email: right.email, password: right.password });
    await submit();
    await pass(0);
    expect(shell.address()).toBe('/');
    expect(screen.getByText('Screen of words')).not.toBeNull();
  });

  test('the server’s error message is shown for 3 s and in the form', async () => {
    const refusal = { detail: 'Email or password is wrong', code: 'credentials_wrong' };
    const shell = renderShell({
      at: '/login-register',
      answers: { 'POST /auth/login': () => json(refusal, 401) },
    });
    await fill(shell, { email: right.email, password: right.password });
    await submit();
    await pass(2999);
    expect(screen.getByRole('alert').textContent).toBe(refusal.detail);
    await pass(1);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getAllByText(refusal.detail)).toHaveLength(1);
    await fill(shell, { password: 'x' });
    expect(screen.queryByText(refusal.detail)).toBeNull();
  });
});

test('text typed into the prerendered form is kept, and so is the focus', () => {
  const prerendered = document.createElement('form');
  prerendered.innerHTML = '<input name="email" value="early@example.org"><input name="password">';
  document.body.append(prerendered);
  prerendered.querySelector<HTMLInputElement>('[name="password"]')?.focus();
  renderShell({ at: '/login-register' });
  prerendered.remove();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('early@example.org');
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});

describe('registration', () => {
  const at = '/login-register?mode=register';

  test('the two forms link to each other, and keep the requested address and the e-mail', async () => {
    const shell = renderShell({ at: '/words?sort=rank' });
    await fill(shell, { email: right.email });
    await shell.user.click(screen.getByRole('link', { name: "Don't have an account? Register" }));
    expect(screen.getByRole('heading', { name: 'Register' })).not.toBeNull();
    expect(shell.address()).toBe('/words?sort=rank&mode=register');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(right.email);
    await shell.user.click(screen.getByRole('link', { name: 'Already have an account? Login' }));
    expect(screen.getByRole('heading', { name: 'Sign In' })).not.toBeNull();
    expect(shell.address()).toBe('/words?sort=rank');
  });

  // @spec K19
  test('offers the four native languages', () => {
    renderShell({ at });
    const options = within(screen.getByLabelText('Native Language')).getAllByRole('option');
    expect(options.map((option) => option.getAttribute('value'))).toEqual([
      '',
      'English',
      'Russian',
      'Spanish',
      'Turkish',
    ]);
  });

  // @spec V5
  test('validation errors are shown one at a time, in order, before any call', async () => {
    const shell = renderShell({ at });
    const shown: unknown[] = [];
    const repairs: Values[] = [
      { native: 'English' },
      { username: '  ' },
      { username: 'Ana', email: 'ana@' },
      { email: 'example.org', password: 'seven 7' },
      { password: '!', confirmation: 'seven 7' },
      {},
    ];
    for (const repair of repairs) {
      await submit();
      shown.push([
        screen.getByRole('alert').textContent,
        document.activeElement?.getAttribute('name'),
      ]);
      await fill(shell, repair);
    }
    expect(shown).toEqual([
      ['Native Language is required', 'native'],
      ['Username is required', 'username'],
      ['Username is required', 'username'],
      ['Please enter a valid email address', 'email'],
      ['Password must be at least 8 characters', 'password'],
      ['Passwords do not match', 'confirmation'],
    ]);
    expect(shell.requests).toEqual([]);
  });

  // @spec ST7 K15
  test('a registration error hides after 2 s', async () => {
    const refusal = { detail: 'This email already has an account', code: 'email_taken' };
    const shell = renderShell({
      at,
      answers: { 'POST /auth/register': () => json(refusal, 409) },
    });
    await fill(shell, right);
    await submit();
    await pass(1999);
    expect(screen.getByRole('alert').textContent).toBe(refusal.detail);
    await pass(1);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Register' })).not.toBeNull();
  });

  test('a taken address can be signed in to, without typing it again', async () => {
    const refusal = { detail: 'This email already has an account', code: 'email_taken' };
    const shell = renderShell({
      at,
      answers: { 'POST /auth/register': () => json(refusal, 409) },
    });
    await fill(shell, right);
    await submit();
    await shell.user.click(screen.getByRole('link', { name: 'Sign in with this email' }));
    expect(screen.getByRole('heading', { name: 'Sign In' })).not.toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(right.email);
  });

  test('offline, what was typed stays, and pressing again works', async () => {
    let isOffline = true;
    const shell = renderShell({
      at,
      answers: {
        'POST /auth/register': () => {
          if (isOffline) throw new TypeError('Failed to fetch');
          return json(authAnswer);
        },
      },
    });
    await fill(shell, right);
    await submit();
    expect(screen.getByRole('alert').textContent).toMatch(/Check your connection/);
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(right.email);
    expect(screen.queryByRole('link', { name: 'Sign in with this email' })).toBeNull();
    isOffline = false;
    await submit();
    expect(screen.getByRole('status').textContent).toBe('Successfully registered');
  });

  test.each([
    ['Russian', 'Russian'],
    ['Klingon', ''],
  ])('the native language %s in the address is chosen if there is one', (name, chosen) => {
    renderShell({ at: `${at}&native=${name}` });
    expect(screen.getByLabelText<HTMLSelectElement>('Native Language').value).toBe(chosen);
  });

  // @spec E8 ST8
  test('success is shown for 1.5 s, then the home page opens', async () => {
    const shell = renderShell({
      at,
      answers: { 'POST /auth/register': () => json(authAnswer) },
    });
    await fill(shell, right);
    await submit();
    await pass(1499);
    expect(screen.getByRole('status').textContent).toBe('Successfully registered');
    expect(screen.getByRole('heading', { name: 'Register' })).not.toBeNull();
    await shell.user.keyboard('{Enter}');
    await pass(1);
    await pass(0);
    expect(shell.address()).toBe('/');
    expect(screen.getByText('Screen of words')).not.toBeNull();
    const { confirmation, ...registration } = right;
    expect(confirmation).toBe(registration.password);
    expect(shell.requests).toEqual([{ call: 'POST /auth/register', body: registration }]);
  });

  test('success opens the requested screen', async () => {
    const shell = renderShell({
      at: '/words?mode=register&sort=rank',
      answers: { 'POST /auth/register': () => json(authAnswer) },
    });
    await fill(shell, right);
    await submit();
    await pass(1500);
    await pass(0);
    expect(shell.address()).toBe('/words?sort=rank');
    expect(screen.getByText('Screen of words')).not.toBeNull();
  });

  test('leaving during the call is not undone by the answer', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const shell = renderShell({ at, answers: { 'POST /auth/register': () => promise } });
    await fill(shell, right);
    await submit();
    await shell.user.click(screen.getByRole('link', { name: 'TopWords' }));
    resolve(json(authAnswer));
    await pass(0);
    const [entry] = screen.getAllByRole('link', { name: 'AI Chat' });
    if (entry) await shell.user.click(entry);
    await pass(1500);
    expect(shell.address()).toBe('/ai-chat');
  });

  test('leaving while the notice is shown is not blocked', async () => {
    const shell = renderShell({
      at,
      answers: { 'POST /auth/register': () => json(authAnswer) },
    });
    await fill(shell, right);
    await submit();
    await shell.user.click(screen.getByRole('link', { name: 'TopWords' }));
    expect(screen.getByText('Screen of words')).not.toBeNull();
  });
});
