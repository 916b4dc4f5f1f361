import type { Database } from '../db/open-database.ts';
import { listSubscriptions } from '../push/subscription-repository.ts';
import type { Reminder } from './reminder-repository.ts';

/** Whether a reminder arrives by itself: by mail, or on a browser. A calendar asks for it. */
export async function hasChannel(
  db: Database,
  { userId, byMail }: Pick<Reminder, 'userId' | 'byMail'>,
): Promise<boolean> {
  return byMail || (await listSubscriptions(db, userId)).length > 0;
}
