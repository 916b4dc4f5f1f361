import { createHmac, timingSafeEqual } from 'node:crypto';

/** Readers' networks change, and tokens are worth little: ten minutes, in milliseconds. */
const lifetime = 10 * 60_000;

/** What a session is bound to. */
interface SessionHolder {
  keyId: string;
  /** Origin of the page, or `own` for pages of ours. */
  page: string;
  /** IPv4 address, or /64 of an IPv6 one. */
  network: string;
}

/** A session as a page receives it. */
export interface PartnerSession {
  token: string;
  expires_in_seconds: number;
}

/** Issues the sessions of partners' pages and verifies them; times are UTC milliseconds. */
export interface PartnerSessions {
  issue(holder: SessionHolder, now: number): PartnerSession;
  /** Whether a token was issued to exactly this holder and has not expired. */
  verify(token: string, holder: SessionHolder, now: number): boolean;
}

/**
 * Stateless sessions: a token is its expiry and a signature of the expiry and the holder, which
 * every instance of the API can check.
 */
export function createPartnerSessions(signingKey: Uint8Array): PartnerSessions {
  function sign({ keyId, page, network }: SessionHolder, expiresAt: string): Buffer {
    const signed = JSON.stringify([keyId, page, network, expiresAt]);
    return createHmac('sha256', signingKey).update(signed).digest();
  }

  return {
    issue(holder, now) {
      const expiresAt = String(now + lifetime);
      const signature = sign(holder, expiresAt).toString('base64url');
      return { token: `${expiresAt}.${signature}`, expires_in_seconds: lifetime / 1000 };
    },
    verify(token, holder, now) {
      const [, expiresAt = '', signature = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(token) ?? [];
      if (Number(expiresAt) <= now) return false;
      return timingSafeEqual(sign(holder, expiresAt), Buffer.from(signature, 'base64url'));
    },
  };
}
