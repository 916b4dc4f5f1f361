import { authorizationScheme } from '@topwords/platform/contracts';

const password = 'benchmark password';

/** A signed-in learner and how to call the API as this learner. */
export interface Account {
  id: string;
  headers: Record<string, string>;
  get: (path: string) => Promise<unknown>;
  post: (path: string, body: unknown) => Promise<unknown>;
}

let accountCount = 0;

/** Registers a learner of Spanish whose native language is English. */
export async function createAccount(address: string): Promise<Account> {
  const headers: Record<string, string> = { 'Content-Type': 'application/json', Origin: address };

  async function answerOf(path: string, request: RequestInit): Promise<unknown> {
    const response = await fetch(`${address}/api${path}`, { ...request, headers });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  }

  const get = (path: string) => answerOf(path, { method: 'GET' });
  const post = (path: string, body: unknown) =>
    answerOf(path, { method: 'POST', body: JSON.stringify(body) });

  accountCount += 1;
  const email = `learner-${process.pid}-${Date.now()}-${accountCount}@example.org`;
  const account = { email, password, username: 'Learner', native: 'English' };
  const { access_token, user } = (await post('/auth/register', account)) as {
    access_token: string;
    user: { sub: string };
  };
  headers.Authorization = `${authorizationScheme} ${access_token}`;
  await post('/auth/choose_lang', { target_language_code: 'es' });
  return { id: user.sub, headers, get, post };
}
