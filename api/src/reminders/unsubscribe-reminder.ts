import { turnReminderOff, type LinkContext, type Turned } from './turn-reminder.ts';

/**
 * Turns a reminder off for a mail program, whose button its reader has pressed (RFC 8058). The body
 * of such a request, a form, says nothing and is not read.
 * @throws reminder_link_invalid
 */
export function unsubscribeReminder(context: LinkContext, token: string): Promise<Turned> {
  return turnReminderOff(context, token);
}
