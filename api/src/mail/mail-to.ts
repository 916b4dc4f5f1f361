import type { User } from '../users/user-repository.ts';
import type { Mail, MailAbout } from './mail.ts';

/** A mail to an account's owner, in the owner's native language, or in English. */
export function mailTo(
  { email, username, native }: Pick<User, 'email' | 'username' | 'native'>,
  about: MailAbout,
): Mail {
  return { to: email, name: username, language: native ?? 'en', about };
}
