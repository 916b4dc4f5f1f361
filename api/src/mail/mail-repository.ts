import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '../db/open-database.ts';
import { mail, type Mail } from './mail.ts';

/** An email that waits to be sent. Times are UTC milliseconds. */
export interface WaitingMail {
  id: string;
  mail: Mail;
  /** How often it was tried. */
  attempts: number;
  dueAt: number;
  /** When it no longer matters. */
  expiresAt: number;
}

interface MailRow {
  id: string;
  mail: string;
  attempts: number;
  due_at: number;
  expires_at: number;
}

const table = 'waiting_mails';

/** Adds a mail to those that wait; in a transaction, it is sent only if that commits. */
export async function insertMail(
  db: Database,
  added: Mail,
  { now, lifetime }: { now: number; lifetime: number },
): Promise<void> {
  await db<MailRow>(table).insert({
    id: randomUUIDv7(),
    mail: JSON.stringify(added),
    attempts: 0,
    due_at: now,
    expires_at: now + lifetime,
  });
}

/** How many mails wait. */
export async function countMails(db: Database): Promise<number> {
  const row = await db<MailRow>(table).count({ count: '*' }).first();
  return Number(row?.['count'] ?? 0);
}

/**
 * Emails that are due, the longest due first. A kind that this version does not know was added by a
 * newer one, which will send it.
 */
export async function listDueMails(
  db: Database,
  { now, limit }: { now: number; limit: number },
): Promise<WaitingMail[]> {
  const rows = await db<MailRow>(table)
    .where('due_at', '<=', now)
    .orderBy(['due_at', 'id'])
    .limit(limit);
  return rows.flatMap((row) => {
    const read = mail.safeParse(JSON.parse(row.mail));
    if (!read.success) return [];
    const { id, attempts, due_at: dueAt, expires_at: expiresAt } = row;
    return [{ id, mail: read.data, attempts, dueAt, expiresAt }];
  });
}

/** Makes a due mail this instance's until a time; false if another instance has it. */
export async function claimMail(
  db: Database,
  { id, dueAt, attempts }: WaitingMail,
  until: number,
): Promise<boolean> {
  const changed = await db<MailRow>(table)
    .where({ id, due_at: dueAt })
    .update({ due_at: until, attempts: attempts + 1 });
  return changed > 0;
}

/** Has a claimed mail tried again at a time. */
export async function postponeMail(db: Database, id: string, dueAt: number): Promise<void> {
  await db<MailRow>(table).where({ id }).update({ due_at: dueAt });
}

/** Deletes emails that were not sent in their lifetime, also those of unknown kinds. */
export async function deleteExpiredMails(db: Database, now: number): Promise<void> {
  await db<MailRow>(table).where('expires_at', '<=', now).delete();
}

/** Deletes an email that was sent, or that no longer matters. */
export async function deleteMail(db: Database, id: string): Promise<void> {
  await db<MailRow>(table).where({ id }).delete();
}
