import type { AuthAnswer } from '@topwords/platform/contracts';
import type { User } from '../users/user-repository.ts';
import { sessionOf, type BrowserSession } from './browser-session.ts';
import { testPassword } from './factories.ts';
import type { TestAnswer, TestApi, TestRequest } from './start-api.ts';

export const firefoxOnWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';
export const safariOnIos =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

/** A browser in which a user has signed in. */
export interface SignedInBrowser {
  sessionId: string;
  session: BrowserSession;
  authorization: { Authorization: string };
  /** Calls with the access token of the sign-in. */
  call(path: string, request?: TestRequest): Promise<TestAnswer>;
}

/** The same in a session whose owner has just proved once more who they are. */
export async function signInProven(
  api: TestApi,
  user: Pick<User, 'email'>,
): Promise<SignedInBrowser> {
  const browser = await signIn(api, user);
  return prove(api, browser, { password: testPassword });
}

/** Proves the identity of a browser's owner; the browser continues in the new session. */
export async function prove(
  api: TestApi,
  browser: SignedInBrowser,
  proof: object,
): Promise<SignedInBrowser> {
  const answer = await browser.call('/api/auth/prove', { json: proof });
  if (answer.status !== 200) throw new Error(`Proving answered ${answer.status}`);
  return browserOf(api, answer, (answer.body as { access_token: string }).access_token);
}

function browserOf(api: TestApi, answer: TestAnswer, token: string): SignedInBrowser {
  const session = sessionOf(answer);
  const authorization = { Authorization: `Bearear ${token}` };
  return {
    sessionId: session.refreshToken.split('.')[1] ?? '',
    session,
    authorization,
    call: (path, request = {}) =>
      api.call(path, { ...request, headers: { ...request.headers, ...authorization } }),
  };
}

/** Signs in a user of `buildUser`, as a browser does. */
export async function signIn(
  api: TestApi,
  user: Pick<User, 'email'>,
  { password = testPassword, userAgent = firefoxOnWindows } = {},
): Promise<SignedInBrowser> {
  const answer = await api.call('/api/auth/login', {
    json: { email: user.email, password },
    headers: { 'User-Agent': userAgent },
  });
  if (answer.status !== 200) throw new Error(`Signing in answered ${answer.status}`);
  return browserOf(api, answer, (answer.body as AuthAnswer).access_token);
}
