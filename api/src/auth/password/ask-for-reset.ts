import type { OpenContext } from '../../users/context.ts';
import { mailTo } from '../../mail/mail-to.ts';
import type { Mailer, PreparedMail } from '../../mail/mailer.ts';
import { normaliseEmail } from '../../users/normalise-email.ts';
import { findUserByEmail } from '../../users/user-repository.ts';
import type { AttemptLimits } from '../attempt-limits.ts';
import { insertReset } from '../reset-repository.ts';
import { hashSecret, makeSecret } from '../session-secrets.ts';

const minute = 60 * 1000;
/** How long a link may be used. */
const linkMilliseconds = 30 * minute;
/** How long a mail is tried: nobody waits longer for one. */
const mailMilliseconds = 2 * 60 * minute;

interface AskContext extends OpenContext {
  limits: AttemptLimits;
  mailer: Pick<Mailer, 'add' | 'delivery'>;
}

/**
 * Has a link mailed to the owner of an address. Whether there is an account is looked up when the
 * mail is sent, so that neither the answer nor its time tells.
 */
export async function askForReset(
  { db, limits, mailer }: AskContext,
  asked: { email: string },
): Promise<{ detail: string; delivery: Mailer['delivery'] }> {
  const email = normaliseEmail(asked.email);
  if (await limits.mayMailLink(email)) {
    const about = { kind: 'password-reset' } as const;
    await mailer.add(db, mailTo({ email, username: '', native: null }, about), mailMilliseconds);
  }
  return {
    detail: 'If this address has an account, we’ve sent it an email with a link',
    delivery: mailer.delivery,
  };
}

/**
 * The mail with a fresh link, whose token only the mail holds; undefined if there is no account.
 * @param origin of the product's pages
 */
export async function prepareReset(
  { db, now }: OpenContext,
  email: string,
  origin: string,
): Promise<PreparedMail | undefined> {
  const account = await findUserByEmail(db, email);
  if (account === undefined) return undefined;
  const { user } = account;
  const token = makeSecret();
  const reset = {
    tokenHash: hashSecret(token),
    userId: user.id,
    expiresAt: now + linkMilliseconds,
  };
  await insertReset(db, reset, now);
  // A fragment: neither servers nor other pages see it.
  const link = `${origin}/reset-password#token=${token}`;
  return { mail: mailTo(user, { kind: 'password-reset' }), link };
}
