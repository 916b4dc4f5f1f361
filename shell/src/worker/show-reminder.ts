import { images, reminderTag, type ReminderMessage } from './reminder-message.ts';

interface Action {
  action: string;
  title: string;
}

/** Shows a reminder. It stays no longer than others, and replaces the last one. */
export function showReminder(
  registration: ServiceWorkerRegistration,
  message: ReminderMessage,
): Promise<void> {
  const { title, body, lang, practice, off } = message;
  const options: NotificationOptions & { actions: Action[] } = {
    body,
    lang,
    tag: reminderTag,
    ...images,
    data: message,
    actions: [
      { action: 'practice', title: practice },
      { action: 'off', title: off },
    ],
  };
  return registration.showNotification(title, options);
}
