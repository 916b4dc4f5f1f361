import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Mail, MailAbout } from '../../mail/mail.ts';
import { mailTo } from '../../mail/mail-to.ts';
import type { PreparedMail } from '../../mail/mailer.ts';
import type { OpenContext } from '../../users/context.ts';
import { findUser, type User } from '../../users/user-repository.ts';
import { keyRing, type Keys } from '../keys.ts';
import { hashSecret, makeSecret } from '../session-secrets.ts';
import {
  findChange,
  saveProof,
  type AddressProof,
  type ProofPurpose,
} from './address-repository.ts';

/** How long a mailed link or code may be used, and how long an address waits to be confirmed. */
export const proofMilliseconds = 24 * 60 * 60 * 1000;

/** Mails with a link and a code about an account's addresses. */
export type AddressMailAbout = Extract<
  MailAbout,
  { kind: 'address-confirmation' | 'address-departure' }
>;

interface ProofContext extends OpenContext {
  keys: Keys;
}

/** The stored form of a code of an account: a million codes would be no secret in a plain hash. */
function hashCode(code: string, userId: string, keys: Keys): string {
  return createHmac('sha256', keys.addressCode).update(`${userId} ${code}`).digest('base64url');
}

/** Whether a code is the one of a proof. */
export function isCodeOf(
  { userId, codeHash }: Pick<AddressProof, 'userId' | 'codeHash'>,
  code: string,
  keys: Keys,
): boolean {
  return keyRing(keys).some((ring) =>
    timingSafeEqual(Buffer.from(codeHash), Buffer.from(hashCode(code, userId, ring))),
  );
}

/** The mail that asks the owner of an address to confirm it for an account. */
export function confirmationMail(user: Pick<User, 'id' | 'username' | 'native'>, email: string) {
  return mailTo({ ...user, email }, { kind: 'address-confirmation', userId: user.id });
}

/** The mail that asks the owner of the present address to agree to another. */
export function departureMail(user: User, newEmail: string): Mail {
  return mailTo(user, { kind: 'address-departure', userId: user.id, newEmail });
}

/**
 * Completes such a mail with a fresh link and code, which only the mail holds; undefined if
 * the address no longer has to be confirmed.
 * @param origin of the product's pages
 */
export async function prepareAddressMail(
  { db, keys, now }: ProofContext,
  { to: email, about }: { to: string; about: AddressMailAbout },
  origin: string,
): Promise<PreparedMail | undefined> {
  const user = await findUser(db, about.userId);
  if (user === undefined) return undefined;
  const change = await findChange(db, user.id, now);
  const purpose: ProofPurpose = about.kind === 'address-confirmation' ? 'own' : 'leave';
  const isAwaited =
    purpose === 'own'
      ? change?.newEmail === email || (email === user.email && user.verifiedAt === null)
      : change !== undefined && email === user.email;
  if (!isAwaited) return undefined;
  const token = makeSecret();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await saveProof(db, {
    userId: user.id,
    purpose,
    email,
    tokenHash: hashSecret(token),
    codeHash: hashCode(code, user.id, keys),
    expiresAt: now + proofMilliseconds,
  });
  const page = purpose === 'own' ? 'confirm-email' : 'leave-email';
  const mail = mailTo({ ...user, email }, about);
  const link = `${origin}/${page}#token=${token}`;
  return purpose === 'own' ? { mail, link, code } : { mail, link };
}
