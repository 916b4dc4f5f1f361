import { createAccessTokens } from '../routing/access-tokens.ts';
import type { User } from '../users/user-repository.ts';
import type { TestApi } from './start-api.ts';

/** Headers of a learner's requests. */
export async function signedIn({ keys, clock }: TestApi, user: User) {
  const owner = { userId: user.id, sessionId: undefined };
  const token = await createAccessTokens(keys.accessToken).issue(owner, clock.now);
  return { Authorization: `Bearear ${token}` };
}

/** Requests a file; its body is still to be read. */
export async function download(
  api: TestApi,
  user: User,
  path: string,
  method: 'GET' | 'HEAD' = 'GET',
): Promise<Response> {
  return fetch(`${api.origin}${path}`, { method, headers: await signedIn(api, user) });
}
