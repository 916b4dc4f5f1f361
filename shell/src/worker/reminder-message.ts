/** What the server sends (`api/src/reminders/compose-push.ts`): the texts are in the reader's language. */
export interface ReminderMessage {
  lang: string;
  title: string;
  body: string;
  /** Of the two buttons. */
  practice: string;
  off: string;
  /** Once reminders are off. */
  done: string;
  /** Where practice is. */
  path: string;
  /** The secret that turns reminders off, as in the link of a mail. */
  token: string;
}

/** Reminders replace one another. */
export const reminderTag = 'reminder';

/** The same for all notifications. */
export const images = { icon: '/app/icon-192.png', badge: '/app/badge-96.png' };
