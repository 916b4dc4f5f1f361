import { createHash } from 'node:crypto';

const prefix = 'sk_';
const shownLength = prefix.length + 8;

/** Whether a text has the form of a secret key. */
export function isSecretKey(text: string): boolean {
  return text.startsWith(prefix);
}

/**
 * SHA-256 in hexadecimal: the stored form of a secret key. Its text is random, so no salt is
 * needed.
 */
export function hashOfSecret(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The beginning of a secret key, by which operators recognise it. */
export function shownPartOf(secret: string): string {
  return secret.slice(0, shownLength);
}

/** The secret key of an `Authorization` header; undefined without one. */
export function readSecretKey(authorization: string): string | undefined {
  return /^bearer +(sk_\S{1,100})$/i.exec(authorization.trim())?.[1];
}
