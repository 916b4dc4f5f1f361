import { authorizationScheme } from '@topwords/platform/contracts';

/** A learner's browser: it keeps cookies and the access token. */
export interface Browser {
  /** Of each request. */
  headers: Record<string, string>;
  /** Gets a path of the API, or posts to it if there is a body. */
  send: (path: string, body?: unknown) => Promise<Response>;
  /** The answer. @throws when the request is refused */
  get: (path: string) => Promise<unknown>;
  /** The answer. @throws when the request is refused */
  post: (path: string, body: unknown) => Promise<unknown>;
}

/** A signed-in learner. */
export interface Account extends Browser {
  id: string;
}

export const password = 'the password of the learner';
let accountCount = 0;

/** Opens a browser. @param address what a proxy reports as its address */
export function openBrowser(origin: string, address?: string): Browser {
  const cookies = new Map<string, string>();
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    Origin: origin,
    ...(address !== undefined && { 'X-Forwarded-For': address }),
  };

  async function send(path: string, body?: unknown): Promise<Response> {
    const posted = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(`${origin}/api${path}`, { headers, ...posted });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
      headers.Cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    }
    if (path.startsWith('/auth/')) {
      const { access_token }: { access_token?: string } = await response.clone().json();
      if (access_token) headers.Authorization = `${authorizationScheme} ${access_token}`;
    }
    return response;
  }

  async function post(path: string, body?: unknown): Promise<unknown> {
    const response = await send(path, body);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  }

  return { headers, send, get: (path) => post(path), post };
}

/** Registers a learner of Spanish whose native language is English. */
export async function createAccount(
  origin: string,
  browser = openBrowser(origin),
  email?: string,
): Promise<Account> {
  accountCount += 1;
  const { user } = (await browser.post('/auth/register', {
    email: email ?? `learner-${process.pid}-${Date.now()}-${accountCount}@example.org`,
    password,
    username: 'Learner',
    native: 'English',
  })) as { user: { sub: string } };
  await browser.post('/auth/choose_lang', { target_language_code: 'es' });
  return { ...browser, id: user.sub };
}
