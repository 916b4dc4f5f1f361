import { jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { randomUUIDv7 } from 'node:crypto';
import type { OpenContext } from '../users/context.ts';
import { keyRing, type Keys } from './keys.ts';
import { spendToken, sweepSpentTokens } from './spent-token-repository.ts';

const algorithm = 'HS256';

/** What a ticket is for; one of another kind is refused. */
export type TicketKind = 'passkey challenge' | 'new passkey' | 'second step';

/** A ticket that is valid. `expiresAt` is UTC milliseconds. */
export interface Ticket {
  kind: TicketKind;
  id: string;
  expiresAt: number;
  claims: JWTPayload;
}

interface TicketContext extends OpenContext {
  keys: Keys;
}

/** A signed text that a client brings back once, within the given time. */
export function issueTicket(
  { keys, now }: Pick<TicketContext, 'keys' | 'now'>,
  kind: TicketKind,
  claims: JWTPayload,
  lifetime: number,
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: algorithm })
    .setJti(randomUUIDv7())
    .setAudience(kind)
    .setExpirationTime(Math.floor((now + lifetime) / 1000))
    .sign(keys.ticket);
}

/** What a ticket of a kind says; undefined if it is not ours, of another kind, or too old. */
export async function readTicket(
  { keys, now }: Pick<TicketContext, 'keys' | 'now'>,
  kind: TicketKind,
  text: string,
): Promise<Ticket | undefined> {
  for (const { ticket: key } of keyRing(keys)) {
    try {
      const { payload } = await jwtVerify<{ jti: string; exp: number }>(text, key, {
        algorithms: [algorithm],
        audience: kind,
        currentDate: new Date(now),
        requiredClaims: ['jti', 'exp'],
      });
      return { kind, id: payload.jti, expiresAt: payload.exp * 1000, claims: payload };
    } catch {
      // Another key may have signed it.
    }
  }
  return undefined;
}

/** Uses a ticket up, at any instance but only once; false if it was used before. */
export async function spendTicket(
  { db, now }: OpenContext,
  { id, expiresAt }: Ticket,
): Promise<boolean> {
  await sweepSpentTokens(db, now);
  return spendToken(db, { token: id, expiresAt });
}
