import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPageSession } from './page-session.ts';
import { showSignIn } from './show-sign-in.ts';

jest.mock('./page-session.ts');

const page = readFileSync(join(__dirname, 'sign-in.html'), 'utf8');
const opener = { postMessage: jest.fn() };

/** Shows the window at its address. */
async function open(): Promise<void> {
  document.body.innerHTML = page.slice(page.indexOf('<main'), page.indexOf('</body>'));
  await showSignIn(document.getElementById('sign-in') as HTMLElement);
}

beforeEach(async () => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  const state = { value: { is_auth: true, user: { username: 'Ada' } } };
  const session = { state, accessToken: () => 'token' };
  jest
    .mocked(createPageSession)
    .mockReturnValue(session as unknown as ReturnType<typeof createPageSession>);
  jest.spyOn(window, 'close').mockImplementation(() => undefined);
  Object.assign(window, { opener });
  history.replaceState(null, '', '/embed/sign-in?state=asked&locale=en');
  await open();
});
afterEach(() => jest.useRealTimers());

function confirmation(): HTMLButtonElement {
  return document.querySelector('button.primary') as HTMLButtonElement;
}

test('a click confirms the session, and its token goes to our own origin only', () => {
  expect(confirmation().textContent).toBe('Continue as Ada');
  jest.advanceTimersByTime(600);
  expect(document.activeElement).toBe(confirmation());
  confirmation().click();
  const message = { topwords: 'token', state: 'asked', access_token: 'token' };
  expect(opener.postMessage.mock.calls).toEqual([[message, location.origin]]);
});

test('a click that was meant for the page below confirms nothing', () => {
  jest.advanceTimersByTime(300);
  confirmation().click();
  expect(opener.postMessage).not.toHaveBeenCalled();
});

test.each([
  ['https://frame.example', 'https://frame.example'],
  ['https://evil.example', location.origin],
])('a window that claims the origin %s gets the token only at %s', async (claimed, target) => {
  document.head.innerHTML = '<meta name="topwords-frame" content="https://frame.example">';
  history.replaceState(null, '', `/embed/sign-in?state=asked&opener=${claimed}`);
  await open();
  jest.advanceTimersByTime(600);
  confirmation().click();
  expect(opener.postMessage.mock.calls).toEqual([[expect.anything(), target]]);
  document.head.innerHTML = '';
});
