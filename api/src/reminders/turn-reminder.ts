import { startOfComingHour } from '../calendar/local-hour.ts';
import type { Keys } from '../auth/keys.ts';
import { knownError } from '../errors/known-error.ts';
import type { OpenContext } from '../users/context.ts';
import { findUser } from '../users/user-repository.ts';
import { hasChannel } from './has-channel.ts';
import { readOffToken } from './reminder-links.ts';
import { findReminderByLink, turnOff, turnOnAgain, type Reminder } from './reminder-repository.ts';

/** How long the link that turned a reminder off may take that back. */
const undoMilliseconds = 24 * 60 * 60 * 1000;

/** What a call with a link gets. */
export type LinkContext = OpenContext & { keys: Keys };

/** What a link did, and the hour of its reminder. */
export interface Turned {
  detail: string;
  hour: number;
}

/**
 * Turns off the reminder that a link belongs to: its mails, its notifications and its calendar.
 * @throws reminder_link_invalid
 */
export async function turnReminderOff(context: LinkContext, token: string): Promise<Turned> {
  const { userId, localHour: hour } = await requireLinked(context, token);
  await turnOff(context.db, userId, context.now);
  return { detail: 'Reminders are off', hour };
}

/**
 * Takes that back. Only for a day: a mail from long ago must not start mails that its reader does
 * not want.
 * @throws reminder_link_invalid, reminder_off
 */
export async function turnReminderOn(context: LinkContext, token: string): Promise<Turned> {
  const { db, now } = context;
  const found = await requireLinked(context, token);
  const { userId, localHour: hour, offAt } = found;
  const turned = { detail: 'Reminders are on again', hour };
  if (offAt === null) return turned;
  const user = await findUser(db, userId);
  if (user === undefined) throw linkInvalid();
  const isLookedAt = await hasChannel(db, found);
  const lookAt = isLookedAt ? startOfComingHour(now, hour, user.timeZone) : null;
  const isOn = await turnOnAgain(db, userId, { lookAt, offSince: now - undoMilliseconds });
  if (isOn) return turned;
  throw knownError('reminder_off', 'Sign in and turn reminders on in your profile');
}

async function requireLinked({ db, keys }: LinkContext, token: string): Promise<Reminder> {
  const linkId = readOffToken(token, keys);
  const found = linkId === undefined ? undefined : await findReminderByLink(db, linkId);
  if (found === undefined) throw linkInvalid();
  return found;
}

/** Of a link that we did not make, or whose account is deleted. */
export function linkInvalid(): Error {
  return knownError(
    'reminder_link_invalid',
    'This link isn’t complete, or its account no longer exists. Copy it whole, or use your profile',
  );
}
