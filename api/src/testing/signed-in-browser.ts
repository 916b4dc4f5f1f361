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
  const session = sessionOf(answer);
  const { access_token: token } = answer.body as AuthAnswer;
  const authorization = { Authorization: `Bearear ${token}` };
  return {
    sessionId: session.refreshToken.split('.')[1] ?? '',
    session,
    authorization,
    call: (path, request = {}) =>
      api.call(path, { ...request, headers: { ...request.headers, ...authorization } }),
  };
}
