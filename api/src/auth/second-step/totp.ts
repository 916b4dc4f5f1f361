import { Secret, TOTP } from 'otpauth';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyRing, type Keys } from '../keys.ts';

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

/** Encrypts a secret, so that the database alone makes no codes: AES-256-GCM. */
export function seal(secret: string, keys: Keys): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keys.totpSecret, nonce);
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

function open(bytes: Buffer, key: Uint8Array): string {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}

/** Decrypts a secret. @throws when it was sealed with neither of the keys */
export function unseal(text: string, keys: Keys): string {
  const bytes = Buffer.from(text, 'base64url');
  const [present, ...earlier] = keyRing(keys).map(({ totpSecret }) => totpSecret);
  if (present === undefined) throw new Error('There is no key');
  try {
    return open(bytes, present);
  } catch (error) {
    const [previous] = earlier;
    if (previous === undefined) throw error;
    return open(bytes, previous);
  }
}

/** Whether a secret was sealed with the present key. */
export function isFreshlySealed(text: string, keys: Keys): boolean {
  try {
    return open(Buffer.from(text, 'base64url'), keys.totpSecret) !== '';
  } catch {
    return false;
  }
}
