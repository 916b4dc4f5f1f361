import { knownError } from '../errors/known-error.ts';
import type { SessionContext } from '../users/context.ts';
import { findSession, type Session } from './session-repository.ts';

/** For this long after a proof of identity no further one is required. */
const freshMilliseconds = 10 * 60 * 1000;

/** Whether the owner proved their identity in a session a short time ago, once more. */
export function isJustProven({ provenAt }: Session, now: number): boolean {
  return provenAt !== null && now - provenAt <= freshMilliseconds;
}

/** Whether a session began a short time ago. */
export function isJustBegun({ createdAt }: Session, now: number): boolean {
  return now - createdAt <= freshMilliseconds;
}

/**
 * Makes sure that the owner proved once more, in the last ten minutes of this session, who they are:
 * an access token may be stolen, and a browser left open. Without a password, signing in is that
 * proof.
 * @throws proof_required
 */
export async function requireProof({ db, user, sessionId, now }: SessionContext): Promise<void> {
  const session = sessionId === undefined ? undefined : await findSession(db, user.id, sessionId);
  if (session && isJustProven(session, now)) return;
  if (session && !user.hasPassword && isJustBegun(session, now)) return;
  throw knownError('proof_required', 'Prove your identity once more, then repeat this');
}
