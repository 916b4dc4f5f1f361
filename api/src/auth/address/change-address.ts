import { inTransaction } from '../../db/in-transaction.ts';
import { knownError } from '../../errors/known-error.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { UserContext } from '../../users/context.ts';
import { normaliseEmail } from '../../users/normalise-email.ts';
import { isLostAddress } from '../../users/lost-address.ts';
import { lockUser } from '../../users/user-repository.ts';
import { proveOwner, type ProofContext } from '../prove-owner.ts';
import type { AttemptLimits } from '../attempt-limits.ts';
import { confirmationMail, departureMail, proofMilliseconds } from './address-mails.ts';
import { deleteChange, deleteProofs, findChange, saveChange } from './address-repository.ts';

type MailContext = UserContext & {
  limits: AttemptLimits;
  mailer: Pick<Mailer, 'add' | 'delivery'>;
};

/** What was mailed, and how. */
interface Mailed {
  detail: string;
  delivery: Mailer['delivery'];
}

/**
 * Begins to change the account's address. Whether another account has the new one is not told here:
 * only its owner may know.
 * @throws address_confirmed, password_wrong, sign_in_again, too_many_attempts
 */
export async function changeAddress(
  context: ProofContext & MailContext,
  wanted: { email: string; password?: string | undefined },
): Promise<Mailed> {
  const { db, now, user, mailer, history, browser } = context;
  await proveOwner(context, wanted.password);
  const newEmail = normaliseEmail(wanted.email);
  if (newEmail === user.email) {
    throw knownError('address_confirmed', 'Your account has this address already');
  }
  await allowMail(context, newEmail);
  const isMailable = user.verifiedAt !== null;
  await inTransaction(db, async (transaction) => {
    await lockUser(transaction, user.id);
    await deleteProofs(transaction, user.id);
    await saveChange(transaction, {
      userId: user.id,
      newEmail,
      askedAt: now,
      expiresAt: now + proofMilliseconds,
      newConfirmedAt: null,
      oldAgreedAt: null,
    });
    const asked = { userId: user.id, kind: 'address-change-asked', from: browser } as const;
    await history.record({ db: transaction, now }, asked);
    await mailer.add(transaction, confirmationMail(user, newEmail));
    if (isMailable) await mailer.add(transaction, departureMail(user, newEmail));
  });
  return {
    detail: isMailable
      ? 'We’ve sent an email to both addresses. Open the links in both'
      : 'We’ve sent an email to the new address. Open its link, or enter its code',
    delivery: mailer.delivery,
  };
}

/**
 * Mails the confirmation again, of the address that waits for one.
 * @throws address_confirmed, too_many_attempts
 */
export async function askForAddressMail(context: MailContext): Promise<Mailed> {
  const { db, now, user, mailer } = context;
  const change = await findChange(db, user.id, now);
  if (change === undefined && (user.verifiedAt !== null || isLostAddress(user.email))) {
    throw knownError('address_confirmed', 'No address waits to be confirmed');
  }
  const email = change?.newEmail ?? user.email;
  await allowMail(context, email);
  await mailer.add(db, confirmationMail(user, email));
  return { detail: `We’ve sent an email to ${email}`, delivery: mailer.delivery };
}

/** Keeps the address as it is. */
export async function cancelAddressChange({ db, user }: UserContext): Promise<{ detail: string }> {
  await inTransaction(db, async (transaction) => {
    await lockUser(transaction, user.id);
    await deleteChange(transaction, user.id);
    await deleteProofs(transaction, user.id);
  });
  return { detail: 'Your address stays the same' };
}

async function allowMail({ limits }: MailContext, email: string): Promise<void> {
  if (await limits.mayMailLink(email)) return;
  throw knownError('too_many_attempts', 'Enough emails went to this address. Try again later');
}
