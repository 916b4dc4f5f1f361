import { lettersOf } from './fold-password.ts';

/** Of shorter names passwords may well contain a part. */
const shortestName = 4;
const product = 'topwords';

/** Who a password is for. */
export interface PasswordOwner {
  username: string;
  email: string;
}

/**
 * Whether a password is little more than a name that others know: the person's, their address, or
 * the product's, with digits and signs around it, also twice.
 */
export function isOwnName(password: string, { username, email }: PasswordOwner): boolean {
  const [mailbox = '', domain = ''] = email.split('@');
  const [host = ''] = domain.split('.');
  const letters = lettersOf(password);
  const names = [username, mailbox, host, domain, email, username + mailbox, product].map(
    lettersOf,
  );
  return names
    .filter((name) => name.length >= shortestName)
    .some((name) => letters === name || letters === name + name);
}
