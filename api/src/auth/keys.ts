import { codeOf } from '../errors/known-error.ts';
import { restrictToOwner } from '../db/private-files.ts';
import { hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Length of the shortest secret that is accepted, in characters. */
export const secretMinimumLength = 32;

/** Keys with which the API signs, each for one purpose. */
export interface Keys {
  accessToken: Uint8Array;
  refreshSuccessor: Uint8Array;
  xsrf: Uint8Array;
  googleSignIn: Uint8Array;
  remoteOverride: Uint8Array;
  knownBrowser: Uint8Array;
  partnerSession: Uint8Array;
  addressCode: Uint8Array;
  ticket: Uint8Array;
  totpSecret: Uint8Array;
  proofOfWork: Uint8Array;
  reminderLink: Uint8Array;
  vapidKey: Uint8Array;
  /** The keys from before the secret was replaced: what they signed stays valid for its lifetime. */
  previous?: Keys | undefined;
}

/**
 * Derives the keys from one secret, so that a value signed for one purpose is invalid for any
 * other.
 * @param previous the secret before this one, which verifies but signs nothing
 */
export function deriveKeys(secret: string, previous?: string): Keys {
  const derive = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', secret, 'topwords', purpose, 32));
  return {
    accessToken: derive('access token'),
    refreshSuccessor: derive('refresh successor'),
    xsrf: derive('xsrf'),
    googleSignIn: derive('google sign-in'),
    remoteOverride: derive('remote override'),
    knownBrowser: derive('known browser'),
    partnerSession: derive('partner session'),
    addressCode: derive('address code'),
    ticket: derive('ticket'),
    totpSecret: derive('totp secret'),
    proofOfWork: derive('proof of work'),
    reminderLink: derive('reminder link'),
    vapidKey: derive('vapid key'),
    ...(previous !== undefined && { previous: deriveKeys(previous) }),
  };
}

/** The present keys, and those that still verify. */
export function keyRing(keys: Keys): readonly Keys[] {
  return keys.previous === undefined ? [keys] : [keys, keys.previous];
}

/**
 * The secret stored in a file, created at the first start, so that a restart ends no session. Two
 * processes that start at the same time use the same one: the file appears whole or not at all.
 */
export function readOrCreateSecret(file: string): string {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  restrictToOwner(file);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < secretMinimumLength) {
    throw new Error(`The secret in ${file} is too short; delete the file to have a new one made`);
  }
  return secret;
}
