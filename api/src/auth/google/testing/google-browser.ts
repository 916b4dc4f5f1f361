import type { AuthAnswer, ErrorBody } from '@topwords/platform/contracts';
import type { TestAnswer, TestApi } from '../../../testing/start-api.ts';

export function createGoogleBrowser(api: TestApi) {
  let secret = '';

  async function call(path: string, json?: unknown): Promise<TestAnswer> {
    const answer = await api.call(`/api/auth/google${path}`, {
      method: 'POST',
      ...(json !== undefined && { json }),
      headers: secret === '' ? {} : { Cookie: `google_sign_in=${secret}` },
    });
    secret = answer.cookies['google_sign_in'] ?? secret;
    return answer;
  }

  async function start(): Promise<string> {
    const { state } = (await call('/start')).body as { state: string | null };
    if (state === null) throw new Error('Google is not configured');
    return state;
  }

  const signIn = (code: string, state: string) => call('', { code, state });

  return {
    /** Requests a state; fails if Google is not configured. */
    start,
    signIn,
    /** Both of the above. */
    enter: async (code: string) => signIn(code, await start()),
    link: (link_token: string, password: string) => call('/link', { link_token, password }),
    claim: (link_token: string) => call('/claim', { link_token }),
  };
}

/** The signed-in user; throws the answer if there is none. */
export function userIn(answer: TestAnswer): AuthAnswer['user'] {
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return (answer.body as AuthAnswer).user;
}

/** The literal code of an error. */
export function codeIn(answer: TestAnswer): string {
  return (answer.body as ErrorBody).code;
}

/** The link token of an answer that requires a password. */
export function linkTokenIn(answer: TestAnswer): string {
  return (answer.body as ErrorBody).link_token ?? '';
}

/** A browser that signs in with Google and keeps the cookie that binds a sign-in to it. */
export type GoogleBrowser = Awaited<ReturnType<typeof createGoogleBrowser>>;
