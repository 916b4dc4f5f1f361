import type { AccountSession } from '@topwords/platform/contracts';
import type { SessionContext } from '../users/context.ts';
import { listActiveSessions } from './session-repository.ts';

/** Where the account is signed in: the requesting browser first, then by last use. */
export async function listSessions({
  db,
  user,
  now,
  sessionId,
}: SessionContext): Promise<{ sessions: AccountSession[] }> {
  const sessions = await listActiveSessions(db, user.id, now);
  const presented = sessions.map((session) => ({
    id: session.id,
    device: session.device,
    network: session.network,
    started_at: new Date(session.createdAt).toISOString(),
    last_used_at: new Date(session.rotatedAt).toISOString(),
    is_current: session.id === sessionId,
  }));
  return {
    sessions: presented.toSorted((a, b) => Number(b.is_current) - Number(a.is_current)),
  };
}
