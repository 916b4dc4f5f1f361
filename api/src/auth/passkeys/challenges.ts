import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { PasskeyAssertion } from '@topwords/platform/contracts';
import { knownError } from '../../errors/known-error.ts';
import type { OpenContext } from '../../users/context.ts';
import type { User } from '../../users/user-repository.ts';
import type { Keys } from '../keys.ts';
import { issueTicket, readTicket, spendTicket, type TicketKind } from '../tickets.ts';
import {
  findPasskey,
  idOfCredential,
  updatePasskey,
  type StoredPasskey,
} from './passkey-repository.ts';

const challengeMilliseconds = 5 * 60 * 1000;
const relyingParty = 'TopWords';

/** Loaded when the first passkey is asked for: it is a tenth of the modules of a start. */
const loadLibrary = () => import('@simplewebauthn/server');

/** What passkeys are checked with. */
export interface ChallengeContext extends OpenContext {
  keys: Keys;
  /** The origin of our pages; passkeys of any other are refused. */
  origin: string;
}

/** Options for the browser, and the ticket that its answer comes with. */
interface Challenge {
  options: Record<string, unknown>;
  ticket: string;
}

function idOfRelyingParty(origin: string): string {
  return new URL(origin).hostname;
}

async function giveOut(
  context: ChallengeContext,
  kind: TicketKind,
  options: { challenge: string },
  userId?: string,
): Promise<Challenge> {
  const claims = { challenge: options.challenge, ...(userId && { sub: userId }) };
  const ticket = await issueTicket(context, kind, claims, challengeMilliseconds);
  return { options: { ...options }, ticket };
}

/** The challenge of a ticket, which serves once. @throws passkey_refused */
async function takeBack(
  context: ChallengeContext,
  kind: TicketKind,
  text: string,
  userId?: string,
): Promise<string> {
  const ticket = await readTicket(context, kind, text);
  const { challenge, sub } = ticket?.claims ?? {};
  if (ticket === undefined || typeof challenge !== 'string' || sub !== userId) throw tooOld();
  if (!(await spendTicket(context, ticket))) throw tooOld();
  return challenge;
}

/** A challenge that any passkey of this site can answer. */
export async function challengeAnyone(context: ChallengeContext): Promise<Challenge> {
  const { generateAuthenticationOptions } = await loadLibrary();
  const options = await generateAuthenticationOptions({
    rpID: idOfRelyingParty(context.origin),
    userVerification: 'required',
  });
  return giveOut(context, 'passkey challenge', options);
}

/** Options for a new passkey of an account, on a device that has none of it yet. */
export async function challengeForNew(
  context: ChallengeContext,
  user: User,
  present: readonly StoredPasskey[],
): Promise<Challenge> {
  const { generateRegistrationOptions } = await loadLibrary();
  const options = await generateRegistrationOptions({
    rpName: relyingParty,
    rpID: idOfRelyingParty(context.origin),
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.username,
    attestationType: 'none',
    excludeCredentials: present.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports === '' ? [] : transports.split(','),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return giveOut(context, 'new passkey', options, user.id);
}

/** The passkey that a browser made for the account. @throws passkey_refused */
export async function verifyNew(
  context: ChallengeContext,
  { id: userId }: User,
  { ticket, attestation }: { ticket: string; attestation: object },
): Promise<Omit<StoredPasskey, 'name'>> {
  const challenge = await takeBack(context, 'new passkey', ticket, userId);
  const { verifyRegistrationResponse } = await loadLibrary();
  const { registrationInfo: made } = await refusing(() =>
    verifyRegistrationResponse({
      response: attestation as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: context.origin,
      expectedRPID: idOfRelyingParty(context.origin),
      requireUserVerification: true,
    }),
  );
  if (made === undefined) throw refused();
  const { id, publicKey, counter, transports = [] } = made.credential;
  return {
    userId,
    id: idOfCredential(id),
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports
      .filter((name) => /^[\w-]{1,20}$/.test(name))
      .slice(0, 8)
      .join(','),
    isSynced: Number(made.credentialBackedUp),
    createdAt: context.now,
    lastUsedAt: null,
  };
}

/**
 * The passkey that answered a challenge; its counter is saved, so that a copy of it is noticed.
 * @throws passkey_refused
 */
export async function verifyAssertion(
  context: ChallengeContext,
  { ticket, assertion }: PasskeyAssertion,
): Promise<StoredPasskey> {
  const { db, now, origin } = context;
  const challenge = await takeBack(context, 'passkey challenge', ticket);
  const { id } = assertion;
  const passkey = typeof id === 'string' ? await findPasskey(db, idOfCredential(id)) : undefined;
  if (passkey === undefined) {
    throw knownError('passkey_refused', 'This passkey belongs to no account here');
  }
  const { verifyAuthenticationResponse } = await loadLibrary();
  const { verified, authenticationInfo: info } = await refusing(() =>
    verifyAuthenticationResponse({
      response: assertion as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: idOfRelyingParty(origin),
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }),
  );
  if (!verified) throw refused();
  const { newCounter: counter, credentialBackedUp } = info;
  await updatePasskey(db, passkey, {
    counter,
    lastUsedAt: now,
    isSynced: Number(credentialBackedUp),
  });
  return passkey;
}

/** The library throws for what a browser would not send. */
async function refusing<Result>(verify: () => Promise<Result>): Promise<Result> {
  try {
    return await verify();
  } catch (error) {
    throw knownError('passkey_refused', 'This passkey could not be verified', { cause: error });
  }
}

function refused(): Error {
  return knownError('passkey_refused', 'This passkey could not be verified');
}

function tooOld(): Error {
  return knownError('passkey_refused', 'This took too long, or was used already. Try again');
}
