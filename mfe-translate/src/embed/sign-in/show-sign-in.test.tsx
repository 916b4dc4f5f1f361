import { createPageSession } from './page-session.ts';
import { showSignIn } from './show-sign-in.ts';

jest.mock('./page-session.ts');

const opener = { postMessage: jest.fn() };

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
  document.body.innerHTML = '<main id="sign-in"></main>';
  await showSignIn(document.getElementById('sign-in') as HTMLElement);
});
afterEach(() => jest.useRealTimers());

function confirmation(): HTMLButtonElement {
  return document.querySelector('button.primary') as HTMLButtonElement;
}

test('a click confirms the session, and its token goes to our own origin alone', () => {
  expect(confirmation().textContent).toBe('Continue as Ada');
  jest.advanceTimersByTime(600);
  expect(document.activeElement).toBe(confirmation());
  confirmation().click();
  const message = { topwords: 'token', state: 'asked', access_token: 'token' };
  expect(opener.postMessage.mock.calls).toEqual([[message, location.origin]]);
});

test('a click that was under way when the window came up confirms nothing', () => {
  jest.advanceTimersByTime(300);
  confirmation().click();
  expect(opener.postMessage).not.toHaveBeenCalled();
});
