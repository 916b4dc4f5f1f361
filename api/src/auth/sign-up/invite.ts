import type { LanguageCode } from '@topwords/platform/contracts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Mail } from '../../mail/mail.ts';
import type { PreparedMail } from '../../mail/mailer.ts';
import { insertMail } from '../../mail/mail-repository.ts';
import type { OpenContext } from '../../users/context.ts';
import { usernameOfAddress } from '../../users/read-username.ts';
import { makeSecret } from '../session-secrets.ts';
import { insertInvitation, isInvited, setInvitationToken } from './invitation-repository.ts';

const day = 24 * 60 * 60 * 1000;
/** How long an invitation may be used. */
const invitationMilliseconds = 30 * day;

/** Invites an address, and has the link mailed to it. An earlier invitation is replaced. */
export async function invite(
  { db, now }: OpenContext,
  { email, language }: { email: string; language: LanguageCode },
): Promise<void> {
  const mail = { to: email, name: usernameOfAddress(email), language };
  await inTransaction(db, async (transaction) => {
    const context = { db: transaction, now };
    await insertInvitation(context, { email, expiresAt: now + invitationMilliseconds });
    const about = { kind: 'invitation' } as const;
    await insertMail(transaction, { ...mail, about }, { now, lifetime: day });
  });
}

/**
 * The mail with a fresh link, whose token only the mail holds; undefined if the invitation was used.
 * @param origin of the product's pages
 */
export async function prepareInvitation(
  context: OpenContext,
  mail: Mail,
  origin: string,
): Promise<PreparedMail | undefined> {
  if (!(await isInvited(context, { email: mail.to }))) return undefined;
  const token = makeSecret();
  await setInvitationToken(context.db, mail.to, token);
  // A fragment: neither servers nor other pages see it.
  return { mail, link: `${origin}/login-register?mode=register#token=${token}` };
}
