import { z } from 'zod/mini';
import { defineCall } from './call.ts';

const own = { tag: 'Profile', authentication: 'token' } as const;
const mailed = { tag: 'Profile', authentication: 'none' } as const;

const hour = z.int().check(z.minimum(0), z.maximum(23));

/**
 * When the learner wants to be reminded of words that are due: an hour of the day in their time
 * zone, null while off. `mail` says whether mail can be sent: `unconfirmed` until the account's
 * address is confirmed, `unavailable` where no mail server is set up. `push` says whether the
 * browser that asks shows reminders (Web Push): `unavailable` where the service worker is switched
 * off. `offer` is true from the third day of practice on until the learner has set a reminder, or
 * turned it off without ever setting one, which declines it. `calendar` is the address of a calendar
 * with the reminder; anyone who has it can read the hour. Null while off.
 */
export const reminder = z.object({
  hour: z.nullable(hour),
  by_mail: z.boolean(),
  mail: z.enum(['ready', 'unconfirmed', 'unavailable']),
  push: z.enum(['on', 'off', 'unavailable']),
  offer: z.boolean(),
  calendar: z.nullable(z.string()),
});

/** Base64url without padding, of so many bytes. */
function bytes(count: number) {
  const length = Math.ceil((count * 4) / 3);
  return z.string().check(z.regex(new RegExp(`^[\\w-]{${length}}$`)));
}

/** A subscription as browsers make it (W3C Push API): where to send, and how to encrypt. */
const subscription = z.object({
  endpoint: z.string().check(z.minLength(1), z.maxLength(1000)),
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
});

/** The learner's reminder. */
export const getReminder = defineCall({
  ...own,
  id: 'getReminder',
  summary: 'The learner’s reminder',
  method: 'GET',
  path: '/profile/reminder',
  response: reminder,
});

/** Turns the reminder on at an hour, or off with null. */
export const setReminder = defineCall({
  ...own,
  id: 'setReminder',
  summary: 'Set the hour of the reminder, or turn it off',
  method: 'PUT',
  path: '/profile/reminder',
  body: z.object({ hour: z.nullable(hour), by_mail: z.boolean() }),
  response: reminder,
  errors: ['reminder_mail_unavailable'],
});

/** Gives the calendar another address; the former one no longer works. */
export const renewReminderCalendar = defineCall({
  ...own,
  id: 'renewReminderCalendar',
  summary: 'Replace the address of the reminder’s calendar',
  method: 'POST',
  path: '/profile/reminder/calendar',
  response: reminder,
  errors: ['reminder_off'],
});

/** The key (VAPID, RFC 8292) that a browser subscribes with: base64url of a P-256 point. */
export const getPushKey = defineCall({
  ...own,
  id: 'getPushKey',
  summary: 'The key that browsers subscribe to reminders with',
  method: 'GET',
  path: '/profile/reminder/push',
  response: z.object({ key: z.string() }),
  errors: ['reminder_push_unavailable'],
});

/**
 * Has the browser of the caller's session show reminders, until it is signed out. `renewal` is for
 * its service worker, which replaces a subscription without a session.
 */
export const subscribeToPush = defineCall({
  ...own,
  id: 'subscribeToPush',
  summary: 'Show reminders on this browser',
  method: 'PUT',
  path: '/profile/reminder/push',
  body: z.object({ subscription }),
  response: z.object({ reminder, renewal: z.string() }),
  errors: ['reminder_push_unavailable', 'reminder_off', 'sign_in_again'],
});

/** Ends that. Succeeds if the browser showed none as well. */
export const unsubscribeFromPush = defineCall({
  ...own,
  id: 'unsubscribeFromPush',
  summary: 'Show no more reminders on this browser',
  method: 'DELETE',
  path: '/profile/reminder/push',
  response: reminder,
});

/** A link's secret, from a mail or a calendar. */
const token = z.string().check(z.maxLength(200));

/** The hour of the reminder that a link belongs to. */
const linked = z.object({ detail: z.string(), hour });

/** Turns the reminder off with a link of a mail or a calendar. Succeeds if it is off as well. */
export const turnReminderOff = defineCall({
  ...mailed,
  id: 'turnReminderOff',
  summary: 'Turn the reminder off with a link',
  method: 'POST',
  path: '/reminders/off',
  body: z.object({ token }),
  response: linked,
  errors: ['reminder_link_invalid'],
});

/** Turns the reminder on again with the link that turned it off, for a day. */
export const turnReminderOn = defineCall({
  ...mailed,
  id: 'turnReminderOn',
  summary: 'Turn the reminder on again with a link',
  method: 'POST',
  path: '/reminders/on',
  body: z.object({ token }),
  response: linked,
  errors: ['reminder_link_invalid', 'reminder_off'],
});

/** The same for mail programs: the one-click POST of RFC 8058, whose body says nothing. */
export const unsubscribeReminder = defineCall({
  ...mailed,
  id: 'unsubscribeReminder',
  summary: 'Turn the reminder off from a mail program (RFC 8058)',
  method: 'POST',
  path: '/reminders/unsubscribe',
  query: z.object({ token }),
  response: linked,
  errors: ['reminder_link_invalid'],
});

/** Leads a person who opens that address to the page that turns the reminder off. */
export const openUnsubscribe = defineCall({
  ...mailed,
  id: 'openUnsubscribe',
  summary: 'Go to the page that turns the reminder off',
  method: 'GET',
  path: '/reminders/unsubscribe',
  query: z.object({ token }),
  response: 'redirect',
});

/** The calendar (RFC 5545) with the reminder as a daily event; without events while it is off. */
export const getReminderCalendar = defineCall({
  ...mailed,
  id: 'getReminderCalendar',
  summary: 'The reminder as a calendar',
  method: 'GET',
  path: '/reminders/calendar.ics',
  query: z.object({ key: token }),
  response: 'calendar',
  errors: ['reminder_link_invalid'],
});

/** Replaces a subscription that the browser has renewed; only while its session lasts. */
export const renewPush = defineCall({
  ...mailed,
  id: 'renewPush',
  summary: 'Replace the subscription of a browser that shows reminders',
  method: 'POST',
  path: '/reminders/push',
  body: z.object({ renewal: token, subscription }),
  response: z.object({ detail: z.string() }),
  errors: ['reminder_link_invalid', 'reminder_push_unavailable'],
});

/** The learner's reminder. */
export type Reminder = z.infer<typeof reminder>;
