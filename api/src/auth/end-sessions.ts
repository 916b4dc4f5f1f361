import type { SessionContext } from '../users/context.ts';
import { knownError } from '../errors/known-error.ts';
import { deleteSession, deleteSessions } from './session-repository.ts';

/**
 * Signs out one of the learner's browsers; its access token is refused from then on.
 * @throws session_unknown
 */
export async function endSession(
  { db, user }: SessionContext,
  { sessionId }: { sessionId: string },
): Promise<{ ended_session_id: string }> {
  if (!(await deleteSession(db, user.id, sessionId))) {
    throw knownError('session_unknown', 'This browser is already signed out');
  }
  return { ended_session_id: sessionId };
}

/** Signs out all of the learner's browsers. */
export async function endAllSessions({ db, user }: SessionContext): Promise<{ detail: string }> {
  await deleteSessions(db, user.id);
  return { detail: 'Signed out everywhere' };
}
