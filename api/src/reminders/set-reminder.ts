import type * as calls from '@topwords/platform/contracts';
import type { Reminder } from '@topwords/platform/contracts';
import { startOfComingHour } from '../calendar/local-hour.ts';
import { knownError } from '../errors/known-error.ts';
import type { ParsedInput } from '../routing/validate.ts';
import type { SessionContext } from '../users/context.ts';
import { hasChannel } from './has-channel.ts';
import { canMail, getReminder, type ReminderServices } from './get-reminder.ts';
import { makeLinkId } from './reminder-links.ts';
import { declineReminder, saveReminder, turnOff } from './reminder-repository.ts';

/**
 * Turns the learner's reminder on at an hour of their day, or off with null, which also says that
 * none is wanted before there was one. During the chosen hour
 * it is due at once, if it has a way to arrive.
 * @throws reminder_mail_unavailable when mails are wanted and none can be sent
 */
export async function setReminder(
  context: SessionContext & ReminderServices,
  { body: { hour, by_mail: byMail } }: ParsedInput<typeof calls.setReminder>,
): Promise<Reminder> {
  const { db, user, now, mailer } = context;
  if (hour === null) {
    await turnOff(db, user.id, now);
    await declineReminder(db, { userId: user.id, now, linkId: makeLinkId() });
    return getReminder(context);
  }
  if (byMail) requireMail(canMail(user, mailer));
  await saveReminder(db, {
    userId: user.id,
    localHour: hour,
    byMail,
    setAt: now,
    lookAt: (await hasChannel(db, { userId: user.id, byMail }))
      ? startOfComingHour(now, hour, user.timeZone)
      : null,
    linkId: makeLinkId(),
  });
  return getReminder(context);
}

function requireMail(mail: ReturnType<typeof canMail>): void {
  if (mail === 'ready') return;
  throw knownError(
    'reminder_mail_unavailable',
    mail === 'unconfirmed'
      ? 'Confirm your email first. Until then you can add the reminder to your calendar'
      : 'This site can’t send email. You can add the reminder to your calendar',
  );
}
