import type { TestAnswer, TestApi } from './start-api.ts';

/** A browser's cookies of a session. */
export interface BrowserSession {
  refreshToken: string;
  xsrfToken: string;
}

/** The session whose cookies an answer sets; `''` for a cookie that it does not set. */
export function sessionOf(answer: TestAnswer): BrowserSession {
  return {
    refreshToken: answer.cookies['refresh_token'] ?? '',
    xsrfToken: answer.cookies['XSRF-TOKEN'] ?? '',
  };
}

/** Calls as the browser that holds the session; `headers` override its own. */
export function callWithSession(
  api: TestApi,
  path: string,
  session: BrowserSession,
  headers: Record<string, string> = {},
): Promise<TestAnswer> {
  return api.call(path, {
    method: 'POST',
    headers: {
      Cookie: `refresh_token=${session.refreshToken}; XSRF-TOKEN=${session.xsrfToken}`,
      'X-XSRF-TOKEN': session.xsrfToken,
      ...headers,
    },
  });
}
