import type { Intent } from '@topwords/languages/tutor';
import type { LanguageCode } from '@topwords/platform/contracts';

/**
 * A learner's question with its expected recognition: native language, learned language, word,
 * message, intent, and for a form or a difference the names in it.
 */
export type Question = [
  native: LanguageCode,
  language: LanguageCode,
  word: string,
  message: string,
  intent: Intent,
  detail?: string,
];
