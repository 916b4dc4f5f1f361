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
 * Makes sure that the caller's session began, or that its owner proved their identity in it, in the
 * last ten minutes: an access token may be stolen, and a browser left open.
 * @throws proof_required
 */
export async function requireProof({ db, user, sessionId, now }: SessionContext): Promise<void> {
  const session = sessionId === undefined ? undefined : await findSession(db, user.id, sessionId);
  if (session && (isJustBegun(session, now) || isJustProven(session, now))) return;
  throw knownError('proof_required', 'Prove your identity once more, then repeat this');
}
