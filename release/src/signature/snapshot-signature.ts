import canonicalize from 'canonicalize';
import type { PublicKey, RegistrySnapshot, SignedSnapshot } from '@topwords/platform/contracts';

/** A private key as a JSON Web Key; only those who release have it. */
export type PrivateKey = PublicKey & { d: string };

const curve = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const algorithm = { name: 'ECDSA', hash: 'SHA-256' } as const;

/** Canonical JSON of a value (RFC 8785). */
function bytesOf(value: object): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(canonicalize(value));
}

function toBase64url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** Makes a new key to sign snapshots with. */
export async function makeSigningKey(): Promise<PrivateKey> {
  const pair = await crypto.subtle.generateKey(curve, true, ['sign', 'verify']);
  const { x = '', y = '', d = '' } = await crypto.subtle.exportKey('jwk', pair.privateKey);
  return { kty: 'EC', crv: 'P-256', x, y, d };
}

/** The public part of a key. */
export function publicPartOf({ kty, crv, x, y }: PublicKey): PublicKey {
  return { kty, crv, x, y };
}

/** The thumbprint of a key by RFC 7638 (SHA-256, base64url). */
export async function keyIdOf({ crv, kty, x, y }: PublicKey): Promise<string> {
  return toBase64url(await crypto.subtle.digest('SHA-256', bytesOf({ crv, kty, x, y })));
}

/** The thumbprint of the signing key, and the signature as base64url. */
export type Signature = SignedSnapshot['signature'];

/** Signs a JSON value. */
export async function signatureOf(value: object, privateKey: PrivateKey): Promise<Signature> {
  const key = await crypto.subtle.importKey('jwk', privateKey, curve, false, ['sign']);
  const bytes = await crypto.subtle.sign(algorithm, key, bytesOf(value));
  return { key_id: await keyIdOf(privateKey), value: toBase64url(bytes) };
}

/**
 * Whether the holder of the private key signed exactly this value. Needs a secure context. Also
 * checks the signature's own fields: browsers detect replays by `key_id`, and base64 decoders
 * accept white space.
 */
export async function isSignatureOf(
  value: object,
  signature: Signature,
  publicKey: PublicKey,
): Promise<boolean> {
  try {
    const key = await crypto.subtle.importKey('jwk', publicPartOf(publicKey), curve, false, [
      'verify',
    ]);
    const bytes = fromBase64url(signature.value);
    if (toBase64url(bytes.buffer) !== signature.value) return false;
    if ((await keyIdOf(publicKey)) !== signature.key_id) return false;
    return await crypto.subtle.verify(algorithm, key, bytes, bytesOf(value));
  } catch {
    return false;
  }
}

/** Signs a snapshot. */
export async function signSnapshot(
  snapshot: RegistrySnapshot,
  privateKey: PrivateKey,
): Promise<SignedSnapshot> {
  return { snapshot, signature: await signatureOf(snapshot, privateKey) };
}

/** Whether the holder of the private key signed exactly this snapshot. Needs a secure context. */
export function isSigned(
  { snapshot, signature }: SignedSnapshot,
  publicKey: PublicKey,
): Promise<boolean> {
  return isSignatureOf(snapshot, signature, publicKey);
}
