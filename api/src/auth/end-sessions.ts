import type { SessionContext } from '../users/context.ts';
import type { Origin, SecurityHistory } from '../history/security-history.ts';
import { knownError } from '../errors/known-error.ts';
import { deleteSession, deleteSessions } from './session-repository.ts';

/** What signing out needs to be kept. */
interface EndContext extends SessionContext {
  history: SecurityHistory;
  browser: Origin;
}

/**
 * Signs out one of the learner's browsers; its access token is refused from then on.
 * @throws session_unknown
 */
export async function endSession(
  { db, now, user, history, browser }: EndContext,
  { sessionId }: { sessionId: string },
): Promise<{ ended_session_id: string }> {
  if (!(await deleteSession(db, user.id, sessionId))) {
    throw knownError('session_unknown', 'This browser is already signed out');
  }
  await history.record({ db, now }, { userId: user.id, kind: 'session-ended', from: browser });
  return { ended_session_id: sessionId };
}

/** Signs out all of the learner's browsers. */
export async function endAllSessions(context: EndContext): Promise<{ detail: string }> {
  await endSessions(context, undefined);
  return { detail: 'Signed out everywhere' };
}

/** Signs out all of the learner's browsers but the caller's. */
export async function endOtherSessions(context: EndContext): Promise<{ detail: string }> {
  await endSessions(context, context.sessionId);
  return { detail: 'Other browsers are signed out' };
}

async function endSessions({ db, now, user, history, browser }: EndContext, keep?: string) {
  await deleteSessions(db, user.id, { keep });
  await history.record({ db, now }, { userId: user.id, kind: 'sessions-ended', from: browser });
}
