import { randomUUIDv7 } from 'node:crypto';
import { isDuplicate } from '../../db/failures.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/open-database.ts';
import { knownError } from '../../errors/known-error.ts';
import { beginSession, type SessionServices } from '../begin-session.ts';
import { deleteInvitation } from '../sign-up/invitation-repository.ts';
import type { CheckSignUp } from '../sign-up/sign-up-rules.ts';
import { saveTimeZone } from '../save-time-zone.ts';
import type { RefreshToken } from '../session-secrets.ts';
import {
  findUserByEmail,
  insertUser,
  type NewUser,
  type User,
} from '../../users/user-repository.ts';
import { connectGoogle, findUserByGoogleSub } from './google-account-repository.ts';
import type { GoogleClient } from './google-client.ts';
import { googleRefused } from './google-faults.ts';
import { issueLinkToken } from './link-token.ts';
import { readProfile, type GoogleProfile } from './read-profile.ts';
import { stateInvalid, spendState } from './sign-in-state.ts';

/** What signing in with Google needs to know about the browser, and the keys to sign with. */
export interface GoogleContext extends SessionServices {
  /** Undefined for a browser that did not begin a sign-in with Google. */
  browserSecret: string | undefined;
  checkSignUp?: CheckSignUp | undefined;
}

export type SignedIn = { user: User | NewUser; token: RefreshToken };

/**
 * Signs in the person whose code this is, creating an account for a new one. Google's id of the
 * person decides; an existing account with only the same address is not entered without its
 * password.
 * @throws google_state_invalid, google_refused, google_email_unverified, google_link_required,
 *   google_unavailable, invitation_required, sign_up_closed
 */
export async function signInWithGoogle(
  { google, ...context }: GoogleContext & { google: GoogleClient },
  { code, state }: { code: string; state: string },
): Promise<SignedIn> {
  await spendState(context, state, context.browserSecret, context.keys);
  const profile = readProfile(await google.fetchProfile(code));
  try {
    return await enter(context, profile);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    // The same person came twice at the same time, or registered meanwhile: their account exists
    // now.
    return enter(context, profile);
  }
}

async function enter(context: GoogleContext, profile: GoogleProfile): Promise<SignedIn> {
  const { db } = context;
  const known = await findUserByGoogleSub(db, profile.sub);
  if (known !== undefined) return signIn(context, known);
  const account = await findUserByEmail(db, profile.email);
  if (account === undefined) return makeAccount(context, profile);
  // A second request of the same person may have made the account between the two queries.
  const twin = await findUserByGoogleSub(db, profile.sub);
  if (twin !== undefined) return signIn(context, twin);
  throw await refusalOf(account.user, context, profile);
}

async function signIn(context: GoogleContext, user: User): Promise<SignedIn> {
  const { db, browser } = context;
  const token = await inTransaction(db, (transaction) =>
    beginSession({ ...context, db: transaction }, user, 'google'),
  );
  return { user: await saveTimeZone(context, user, browser.timeZone), token };
}

/**
 * Creates an account and its first session, or neither.
 * @param beforehand what must be done in the same transaction
 * @throws invitation_required, sign_up_closed
 */
export async function makeAccount(
  context: SessionServices & Pick<GoogleContext, 'checkSignUp'>,
  profile: GoogleProfile,
  beforehand: (transaction: Database) => Promise<void> = async () => undefined,
): Promise<SignedIn> {
  const { db, now, browser } = context;
  const { sub, email, username } = profile;
  const user: NewUser = {
    id: randomUUIDv7(),
    email,
    username,
    native: null,
    timeZone: browser.timeZone ?? 'UTC',
    createdAt: now,
  };
  await context.checkSignUp?.({ db, now }, { email, isConfirmed: true });
  const token = await inTransaction(db, async (transaction) => {
    await beforehand(transaction);
    await insertUser(transaction, user, null);
    await deleteInvitation(transaction, email);
    await connectGoogle(transaction, user.id, { sub, now });
    return beginSession({ ...context, db: transaction }, user, 'google', { isNew: true });
  });
  return { user, token };
}

/** Why the account with the person's address is not entered. */
async function refusalOf(
  user: User,
  { now, keys, browserSecret }: GoogleContext,
  profile: GoogleProfile,
): Promise<Error> {
  if (user.hasGoogle) {
    return googleRefused(
      'The account with this e-mail address is connected to another Google account',
    );
  }
  if (browserSecret === undefined) return stateInvalid();
  return knownError(
    'google_link_required',
    'An account with this e-mail address exists. Enter its password to connect Google.',
    {
      linkToken: await issueLinkToken(profile, now, browserSecret, keys),
      ...(user.verifiedAt === null && { madeAt: new Date(user.createdAt).toISOString() }),
    },
  );
}
