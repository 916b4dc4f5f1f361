import type { LanguageCode } from '@topwords/platform/contracts';
import { mailTexts } from './texts/texts-of-mails.ts';

/** The texts of a reminder that fit into a notification. */
interface ReminderTexts {
  /** What waits: `8 words are fading`. */
  subject: string;
  /** How long it takes. */
  length: string;
  /** What leads to practice, and what turns reminders off. */
  practice: string;
  stop: string;
}

/** The reminder's texts in a language, the same as the mail's. */
export function reminderTextsOf(
  language: LanguageCode,
  waiting: { due: number; minutes: number },
): ReminderTexts {
  const texts = mailTexts[language];
  const { subject, paragraphs, link } = texts.reminder(waiting);
  return {
    subject,
    length: paragraphs.at(-1) ?? '',
    practice: link?.label ?? '',
    stop: texts.stop,
  };
}
