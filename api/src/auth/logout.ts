import type { OpenContext } from '../users/context.ts';
import type { RefreshToken } from './session-secrets.ts';
import { deleteSession } from './session-repository.ts';

/** Ends the session of a refresh token, if it exists. */
export async function logout(
  { db }: OpenContext,
  token: RefreshToken | undefined,
): Promise<{ detail: string }> {
  if (token !== undefined) await deleteSession(db, token.userId, token.sessionId);
  return { detail: 'Signed out' };
}
