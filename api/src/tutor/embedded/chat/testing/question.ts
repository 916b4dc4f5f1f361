import type { Intent } from '@topwords/languages/tutor';
import type { LanguageCode } from '@topwords/platform/contracts';

/**
 * A learner's question and what is asked: native language, learned language, the word, the message,
 * the intent, and of a form or a difference what was named.
 */
export type Question = [
  native: LanguageCode,
  language: LanguageCode,
  word: string,
  message: string,
  intent: Intent,
  detail?: string,
];
