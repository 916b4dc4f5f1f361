import type { LanguageCode } from '@topwords/platform/contracts';
import { reminderTextsOf } from '../mail/reminder-texts-of.ts';
import { pushTextsOf } from './texts/push-texts.ts';

interface Waiting {
  /** Words, one or more. */
  due: number;
  minutes: number;
  /** That most of them are in. */
  language: string;
}

/**
 * The message to a browser as its service worker reads it (`shell/src/worker`): the texts of
 * the notification, where a tap on it leads, and what turns reminders off. Encrypted for the browser.
 */
export function composePush(
  { due, minutes, language }: Waiting,
  { native, offToken }: { native: LanguageCode; offToken: string },
): string {
  const { subject, length, practice, stop } = reminderTextsOf(native, { due, minutes });
  return JSON.stringify({
    lang: native,
    title: subject,
    body: length,
    practice,
    off: stop,
    done: pushTextsOf(native).done,
    path: `/practice?lang=${language}`,
    token: offToken,
  });
}
