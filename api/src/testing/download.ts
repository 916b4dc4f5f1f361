import { startSession } from '../auth/start-session.ts';
import { createAccessTokens } from '../routing/access-tokens.ts';
import type { User } from '../users/user-repository.ts';
import type { TestApi } from './start-api.ts';

/** Headers of a learner's requests, in a session whose owner was just proven. */
export async function signedIn({ db, keys, clock }: TestApi, user: User) {
  const browser = { device: null, network: null, session: undefined };
  const begun = { userId: user.id, browser, signedInBy: 'password' } as const;
  const owner = await startSession({ db, now: clock.now }, begun);
  await db('sessions').where({ id: owner.sessionId }).update({ proven_at: clock.now });
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
