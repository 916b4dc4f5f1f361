import type * as calls from '@topwords/platform/contracts';
import { startOfComingHour } from '../calendar/local-hour.ts';
import { knownError } from '../errors/known-error.ts';
import type { UseCase } from '../routing/use-case.ts';
import { canMail, getReminder, type ReminderServices } from './get-reminder.ts';
import { makeLinkId } from './reminder-links.ts';
import { saveReminder, turnOff } from './reminder-repository.ts';

/**
 * Turns the learner's reminder on at an hour of their day, or off with null. During the chosen hour
 * its mail is due at once.
 * @throws reminder_mail_unavailable when mails are wanted and none can be sent
 */
export const setReminder: UseCase<typeof calls.setReminder, ReminderServices> = async (
  context,
  { body: { hour, by_mail: byMail } },
) => {
  const { db, user, now, mailer } = context;
  if (hour === null) {
    await turnOff(db, user.id, now);
    return getReminder(context);
  }
  if (byMail) requireMail(canMail(user, mailer));
  await saveReminder(db, {
    userId: user.id,
    localHour: hour,
    byMail,
    setAt: now,
    lookAt: byMail ? startOfComingHour(now, hour, user.timeZone) : null,
    linkId: makeLinkId(),
  });
  return getReminder(context);
};

function requireMail(mail: ReturnType<typeof canMail>): void {
  if (mail === 'ready') return;
  throw knownError(
    'reminder_mail_unavailable',
    mail === 'unconfirmed'
      ? 'Confirm your email first. Until then you can add the reminder to your calendar'
      : 'This site can’t send email. You can add the reminder to your calendar',
  );
}
