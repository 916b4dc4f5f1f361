import type { User } from '../users/user-repository.ts';
import type { Reminder } from './reminder-repository.ts';

/** Whether a learner wants mails, and their owner has confirmed the address. */
export function mayMail(
  { verifiedAt, disabledAt }: Pick<User, 'verifiedAt' | 'disabledAt'>,
  { offAt, byMail }: Pick<Reminder, 'offAt' | 'byMail'>,
): boolean {
  return offAt === null && byMail && verifiedAt !== null && disabledAt === null;
}
