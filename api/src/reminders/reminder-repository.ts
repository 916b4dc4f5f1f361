import type { Database } from '../db/open-database.ts';
import { fromRow, toRow, type RowOf } from '../db/row-of.ts';

/** When a learner wants to be reminded. Times are UTC milliseconds. */
export interface Reminder {
  userId: string;
  /** An hour of the learner's day, 0 to 23. */
  localHour: number;
  byMail: boolean;
  /** When the hour was chosen. */
  setAt: number;
  /** When it was turned off; null while it is on. */
  offAt: number | null;
  /** When the next reminder may be due; null with neither mails nor browsers that show it. */
  lookAt: number | null;
  /** When a day's reminder was sent, or found not to be needed, for the last time. */
  handledAt: number | null;
  /** Names the reminder in links; these also need a signature. */
  linkId: string;
  /** Which address of the calendar is in force. */
  calendarVersion: number;
}

type ReminderRow = RowOf<Omit<Reminder, 'byMail'>> & { by_mail: number };

const table = 'reminders';

function toReminder({ by_mail: byMail, ...row }: ReminderRow): Reminder {
  return { ...fromRow<Omit<Reminder, 'byMail'>>(row), byMail: byMail !== 0 };
}

/** A learner's reminder; undefined if it was never on, nor declined. */
export async function findReminder(db: Database, userId: string): Promise<Reminder | undefined> {
  const row = await db<ReminderRow>(table).where({ user_id: userId }).first();
  return row && toReminder(row);
}

/** The reminder that links name so. */
export async function findReminderByLink(
  db: Database,
  linkId: string,
): Promise<Reminder | undefined> {
  const row = await db<ReminderRow>(table).where({ link_id: linkId }).first();
  return row && toReminder(row);
}

/** What a learner chose. */
export type ChosenReminder = Pick<
  Reminder,
  'userId' | 'localHour' | 'byMail' | 'setAt' | 'lookAt' | 'linkId'
>;

/** Turns a reminder on. One that exists keeps its links, and the day that was handled. */
export async function saveReminder(db: Database, chosen: ChosenReminder): Promise<void> {
  const { byMail, linkId, ...rest } = chosen;
  const changes = { ...toRow(rest), by_mail: Number(byMail), off_at: null };
  await db<ReminderRow>(table)
    .insert({ ...changes, link_id: linkId, handled_at: null, calendar_version: 1 })
    .onConflict('user_id')
    .merge(changes);
}

/** Turns a reminder off; one that is off keeps the time. */
export async function turnOff(db: Database, userId: string, now: number): Promise<void> {
  await db<ReminderRow>(table)
    .where({ user_id: userId, off_at: null })
    .update({ off_at: now, look_at: null });
}

/** The hour of a reminder that was never on. */
const initialHour = 19;

/** Saves that a learner who never had a reminder wants none; does nothing to one that exists. */
export async function declineReminder(
  db: Database,
  { userId, now, linkId }: { userId: string; now: number; linkId: string },
): Promise<void> {
  await db<ReminderRow>(table)
    .insert({
      user_id: userId,
      local_hour: initialHour,
      by_mail: 0,
      set_at: now,
      off_at: now,
      look_at: null,
      handled_at: null,
      link_id: linkId,
      calendar_version: 1,
    })
    .onConflict('user_id')
    .ignore();
}

/** Turns a reminder on as it was; false if it was turned off before a time, or is on. */
export async function turnOnAgain(
  db: Database,
  userId: string,
  { lookAt, offSince }: { lookAt: number | null; offSince: number },
): Promise<boolean> {
  const changed = await db<ReminderRow>(table)
    .where({ user_id: userId })
    .andWhere('off_at', '>=', offSince)
    .update({ off_at: null, look_at: lookAt });
  return changed > 0;
}

/** Has a reminder that is on looked at from a time, unless it already is. */
export async function beginLooking(db: Database, userId: string, lookAt: number): Promise<void> {
  await db<ReminderRow>(table)
    .where({ user_id: userId, off_at: null, look_at: null })
    .update({ look_at: lookAt });
}

/** Makes the present address of the calendar useless. */
export async function renewCalendar(db: Database, userId: string): Promise<void> {
  await db<ReminderRow>(table).where({ user_id: userId }).increment('calendar_version', 1);
}

/** Reminders that may be due, the longest due first. */
export async function listRemindersToLookAt(
  db: Database,
  { now, limit }: { now: number; limit: number },
): Promise<Reminder[]> {
  const rows = await db<ReminderRow>(table)
    .where('look_at', '<=', now)
    .orderBy(['look_at', 'user_id'])
    .limit(limit);
  return rows.map(toReminder);
}

/**
 * Moves a reminder that was read to its next look, so that it is one instance's alone.
 * @param handledAt when its day was handled; undefined if it was not
 * @returns false if another instance was faster, or the learner changed it
 */
export async function claimReminder(
  db: Database,
  { userId, lookAt }: Pick<Reminder, 'userId' | 'lookAt'>,
  { next, handledAt }: { next: number; handledAt?: number | undefined },
): Promise<boolean> {
  const changed = await db<ReminderRow>(table)
    .where({ user_id: userId, look_at: lookAt })
    .update({ look_at: next, ...(handledAt !== undefined && { handled_at: handledAt }) });
  return changed > 0;
}
