import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyRing, type Keys } from './keys.ts';

/** What a sealed secret is for; one of another purpose cannot be opened. */
type SealPurpose = 'totpSecret' | 'vapidKey';

/** Encrypts a secret, so that the database alone is worth nothing: AES-256-GCM. */
export function seal(secret: string, keys: Keys, purpose: SealPurpose): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keys[purpose], nonce);
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

function open(bytes: Buffer, key: Uint8Array): string {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}

/** Decrypts a secret. @throws when it was sealed with neither of the keys */
export function unseal(text: string, keys: Keys, purpose: SealPurpose): string {
  const bytes = Buffer.from(text, 'base64url');
  const [present, ...earlier] = keyRing(keys).map((ring) => ring[purpose]);
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
export function isFreshlySealed(text: string, keys: Keys, purpose: SealPurpose): boolean {
  try {
    return open(Buffer.from(text, 'base64url'), keys[purpose]) !== '';
  } catch {
    return false;
  }
}
