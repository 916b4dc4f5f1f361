import { inTransaction } from '../../db/in-transaction.ts';
import { isDuplicate } from '../../db/failures.ts';
import type { Database } from '../../db/open-database.ts';
import { knownError } from '../../errors/known-error.ts';
import { mailTo } from '../../mail/mail-to.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { OpenContext, UserContext } from '../../users/context.ts';
import { findUser, lockUser, setAddress, type User } from '../../users/user-repository.ts';
import type { SecurityHistory } from '../../history/security-history.ts';
import type { AttemptLimits } from '../attempt-limits.ts';
import type { Browser } from '../browser-of.ts';
import type { Keys } from '../keys.ts';
import { deleteResets } from '../reset-repository.ts';
import { hashSecret } from '../session-secrets.ts';
import { isCodeOf } from './address-mails.ts';
import {
  deleteChange,
  deleteProofs,
  findChange,
  findOwnProof,
  findProofByToken,
  saveChange,
  takeProof,
  type AddressChange,
  type AddressProof,
} from './address-repository.ts';
import { dispossess, vacateAddress } from './vacate-address.ts';

interface KeptContext extends OpenContext {
  history: SecurityHistory;
  browser: Browser;
}

type AgreeContext = KeptContext & { mailer: Pick<Mailer, 'add'> };

type ConfirmContext = UserContext & AgreeContext & { keys: Keys; limits: AttemptLimits };

/**
 * Confirms the caller's current or new address. The person with the link must also be signed in to
 * the account. Otherwise the owner of an address could confirm it for a stranger's account.
 * @throws address_proof_invalid, email_taken, too_many_attempts
 */
export async function confirmAddress(
  context: ConfirmContext,
  { token, code }: { token?: string | undefined; code?: string | undefined },
): Promise<{ detail: string; email: string; has_further_step: boolean }> {
  const { db, now, user, keys, limits, history, browser } = context;
  let proof: AddressProof | undefined;
  if (token !== undefined) {
    proof = await findProofByToken(db, hashSecret(token), now);
    if (proof?.userId !== user.id || proof.purpose !== 'own') throw linkInvalid();
  } else {
    await limits.countCode(user.id);
    proof = await findOwnProof(db, user.id, now);
    if (proof === undefined || !isCodeOf(proof, code ?? '', keys)) throw codeInvalid();
  }
  const used = proof;
  const email = await inAddressTransaction(db, async (transaction) => {
    await lockUser(transaction, user.id);
    const present = await findUser(transaction, user.id);
    if (present === undefined || !(await takeProof(transaction, used))) throw linkInvalid();
    if (used.email === present.email) {
      await setAddress(transaction, user.id, { email: present.email, verifiedAt: now });
      const confirmed = { userId: user.id, kind: 'address-confirmed', from: browser } as const;
      await history.record({ db: transaction, now }, confirmed);
      return present.email;
    }
    const change = await findChange(transaction, user.id, now);
    if (change?.newEmail !== used.email) throw linkInvalid();
    return advance({ ...context, db: transaction }, present, { ...change, newConfirmedAt: now });
  });
  return {
    email,
    has_further_step: email !== used.email,
    detail:
      email === used.email
        ? 'Your email is confirmed'
        : `Confirmed. Now open the link that we sent to ${email}`,
  };
}

/** Agrees, as the owner of the present address, that the account gets the new one. */
export async function agreeToAddressChange(
  context: AgreeContext,
  { token }: { token: string },
): Promise<{ detail: string; has_further_step: boolean }> {
  const { db, now } = context;
  const proof = await findProofByToken(db, hashSecret(token), now);
  if (proof?.purpose !== 'leave') throw linkInvalid();
  const email = await inAddressTransaction(db, async (transaction) => {
    await lockUser(transaction, proof.userId);
    const user = await findUser(transaction, proof.userId);
    const change = await findChange(transaction, proof.userId, now);
    if (user?.email !== proof.email || change === undefined) throw linkInvalid();
    if (!(await takeProof(transaction, proof))) throw linkInvalid();
    return advance({ ...context, db: transaction }, user, { ...change, oldAgreedAt: now });
  });
  return {
    has_further_step: email === proof.email,
    detail:
      email === proof.email
        ? 'Agreed. The address changes once the new one is confirmed'
        : 'The address of your account is changed',
  };
}

/**
 * Takes an address back from an account that its owner did not make.
 * @throws address_proof_invalid
 */
export async function disownAccount(
  { db, now, history, browser }: KeptContext,
  { token }: { token: string },
): Promise<{ detail: string }> {
  const proof = await findProofByToken(db, hashSecret(token), now);
  if (proof?.purpose !== 'own') throw linkInvalid();
  await inTransaction(db, async (transaction) => {
    await lockUser(transaction, proof.userId);
    const user = await findUser(transaction, proof.userId);
    if (user === undefined || !(await takeProof(transaction, proof))) throw linkInvalid();
    if (user.email === proof.email) {
      // Confirmed meanwhile, so it is not a stranger's.
      if (user.verifiedAt !== null) throw linkInvalid();
      await dispossess(transaction, user.id);
      const lost = { userId: user.id, kind: 'address-lost', from: browser } as const;
      await history.record({ db: transaction, now }, lost);
    } else {
      await deleteProofs(transaction, user.id);
      await deleteChange(transaction, user.id);
    }
  });
  return { detail: 'Thank you. The account no longer has your address' };
}

/** Saves what was agreed; makes the change once nothing lacks. Returns the address then. */
async function advance(context: AgreeContext, user: User, change: AddressChange): Promise<string> {
  const { db, now, mailer, history, browser } = context;
  const isAgreed = change.oldAgreedAt !== null || user.verifiedAt === null;
  if (change.newConfirmedAt === null || !isAgreed) {
    await saveChange(db, change);
    return user.email;
  }
  await vacateAddress(context, change.newEmail, user.id);
  await setAddress(db, user.id, { email: change.newEmail, verifiedAt: now });
  await deleteChange(db, user.id);
  await deleteProofs(db, user.id);
  await deleteResets(db, user.id);
  const changed = { userId: user.id, kind: 'address-changed', from: browser } as const;
  await history.record({ db, now }, changed);
  if (user.verifiedAt !== null) await mailer.add(db, mailTo(user, { kind: 'address-changed' }));
  return change.newEmail;
}

/** Two accounts may get the same address at the same moment: one of them does. */
async function inAddressTransaction<Result>(
  db: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  try {
    return await inTransaction(db, work);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw knownError('email_taken', 'An account with this email already exists');
  }
}

function linkInvalid(): Error {
  return knownError(
    'address_proof_invalid',
    'This link was used, is too old, or belongs to another account. Ask for a new one',
  );
}

function codeInvalid(): Error {
  return knownError('address_proof_invalid', 'This code isn’t right. Look at the newest email');
}
