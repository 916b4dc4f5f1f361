import type { SessionContext } from '../users/context.ts';
import type { Origin, SecurityHistory } from '../history/security-history.ts';
import { knownError } from '../errors/known-error.ts';
import { requireProof } from './require-proof.ts';
import { deleteSession, deleteSessions } from './session-repository.ts';

/** What signing out needs to be kept. */
interface EndContext extends SessionContext {
  history: SecurityHistory;
  browser: Origin;
}

/**
 * Signs out one of the learner's browsers; its access token is refused from then on. Another browser
 * than the caller's needs a proof: someone at a browser that was left open should not end the rest.
 * @throws session_unknown, proof_required
 */
export async function endSession(
  context: EndContext,
  { sessionId }: { sessionId: string },
): Promise<{ ended_session_id: string }> {
  const { db, now, user, history, browser } = context;
  if (sessionId !== context.sessionId) await requireProof(context);
  if (!(await deleteSession(db, user.id, sessionId))) {
    throw knownError('session_unknown', 'This browser is already signed out');
  }
  await history.record({ db, now }, { userId: user.id, kind: 'session-ended', from: browser });
  return { ended_session_id: sessionId };
}

/** Signs out all of the learner's browsers. @throws proof_required */
export async function endAllSessions(context: EndContext): Promise<{ detail: string }> {
  await endSessions(context, undefined);
  return { detail: 'Signed out everywhere' };
}

/** Signs out all of the learner's browsers but the caller's. @throws proof_required */
export async function endOtherSessions(context: EndContext): Promise<{ detail: string }> {
  await endSessions(context, context.sessionId);
  return { detail: 'Other browsers are signed out' };
}

async function endSessions(context: EndContext, keep?: string): Promise<void> {
  const { db, now, user, history, browser } = context;
  await requireProof(context);
  await deleteSessions(db, user.id, { keep });
  await history.record({ db, now }, { userId: user.id, kind: 'sessions-ended', from: browser });
}
