import * as calls from '@topwords/platform/contracts';
import { admitThen, given, route, type Route } from '../routing/route.ts';
import { getReminderCalendar } from './get-reminder-calendar.ts';
import { getPushKey } from './get-push-key.ts';
import { getReminder, type ReminderServices } from './get-reminder.ts';
import { renewPush } from './renew-push.ts';
import { renewReminderCalendar } from './renew-reminder-calendar.ts';
import { setReminder } from './set-reminder.ts';
import { subscribeToPush } from './subscribe-to-push.ts';
import { turnReminderOff, turnReminderOn } from './turn-reminder.ts';
import { unsubscribeFromPush } from './unsubscribe-from-push.ts';
import { unsubscribeReminder } from './unsubscribe-reminder.ts';

/**
 * Calls about the learner's reminder, and those of its links, which need no session. Links have no
 * limit: mail programs and calendars of many learners call from one address, and a secret that we
 * did not sign costs no query.
 */
export function reminderRoutes(services: ReminderServices): Route[] {
  const { keys, origin, push } = services;
  return [
    route(calls.getReminder, { auth: 'token' }, given(services, getReminder)),
    route(calls.setReminder, { auth: 'token' }, given(services, setReminder)),
    route(calls.renewReminderCalendar, { auth: 'token' }, given(services, renewReminderCalendar)),
    route(calls.getPushKey, { auth: 'token' }, given(services, getPushKey)),
    route(calls.subscribeToPush, { auth: 'token' }, given(services, subscribeToPush)),
    route(calls.unsubscribeFromPush, { auth: 'token' }, given(services, unsubscribeFromPush)),
    route(calls.renewPush, { auth: 'none' }, (context, input) =>
      renewPush({ ...context, keys, push }, input),
    ),
    route(calls.turnReminderOff, { auth: 'none' }, (context, { body: { token } }) =>
      turnReminderOff({ ...context, keys }, token),
    ),
    route(calls.turnReminderOn, { auth: 'none' }, (context, { body: { token } }) =>
      turnReminderOn({ ...context, keys }, token),
    ),
    route(calls.unsubscribeReminder, { auth: 'none' }, (context, { query: { token } }) =>
      unsubscribeReminder({ ...context, keys }, token),
    ),
    admitThen(calls.openUnsubscribe, { auth: 'none' }, async ({ input, ctx }) => {
      ctx.redirect(`${origin}/reminders-off#token=${encodeURIComponent(input.query.token)}`);
    }),
    admitThen(calls.getReminderCalendar, { auth: 'none' }, async ({ input, context, ctx }) => {
      const calendar = await getReminderCalendar({ ...context, keys, origin }, input.query.key);
      ctx.type = 'text/calendar; charset=utf-8';
      ctx.attachment('topwords.ics');
      ctx.body = calendar;
    }),
  ];
}
