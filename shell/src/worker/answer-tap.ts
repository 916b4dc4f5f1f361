import type { WorkerScope } from './worker-scope.ts';
import { images, reminderTag, type ReminderMessage } from './reminder-message.ts';

type Scope = Pick<WorkerScope, 'clients' | 'registration'>;

/** Shows the page on which learners practise: one that is open, or else a new one. */
async function openPractice({ clients }: Scope, path: string): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  // Another screen stays as it is: someone may be writing there.
  const open = pages.find(({ url }) => new URL(url).pathname === '/practice');
  await (open ? open.focus() : clients.openWindow(path));
}

/** Turns reminders off without a page, or opens the page that does, and says why it could not. */
async function turnOff(
  { clients, registration }: Scope,
  { token, lang, done }: ReminderMessage,
): Promise<void> {
  try {
    const { ok } = await fetch('/api/reminders/off', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    if (!ok) throw new Error('The server refused');
    const options = { body: done, lang, tag: reminderTag, silent: true, ...images };
    await registration.showNotification('TopWords', options);
  } catch {
    await clients.openWindow(`/reminders-off#token=${token}`);
  }
}

/** Does what a tap on a notification asks for. */
export async function answerTap(
  scope: Scope,
  { notification, action }: { notification: Notification; action: string },
): Promise<void> {
  notification.close();
  const message = notification.data as ReminderMessage | null;
  if (action === 'off' && message) await turnOff(scope, message);
  else await openPractice(scope, message?.path ?? '/');
}
