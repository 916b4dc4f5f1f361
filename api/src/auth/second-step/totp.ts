import { Secret, TOTP } from 'otpauth';

const issuer = 'TopWords';
/** RFC 6238 and what all apps know: SHA-1, six digits, 30 seconds. */
const period = 30;
const digits = 6;
const algorithm = 'SHA1';
/** A clock may be one step early or late. */
const window = 1;
const secretBytes = 20;

/** A new secret, as an app takes it: base32 text, and an address for a QR code. */
export function makeSecretFor(account: string): { secret: string; uri: string } {
  const secret = new Secret({ size: secretBytes });
  const totp = new TOTP({ issuer, label: account, algorithm, digits, period, secret });
  return { secret: secret.base32, uri: totp.toString() };
}

/** The time step that a code belongs to; undefined if it is wrong at this time. */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const totp = new TOTP({ algorithm, digits, period, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now, window });
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta;
}
