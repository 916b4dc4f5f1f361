import type { LanguageCode, TranslatorLanguage } from '@topwords/platform/contracts';
import type { Contradiction } from './judge-claim.ts';

/** An answer of a model from which sentences were left out. Has no text: that may be a learner's. */
export interface LeftOutAnswer {
  answer: 'chat' | 'analysis';
  /** The model. */
  engine: string;
  language: TranslatorLanguage;
  native: LanguageCode;
  /** What each sentence was about. */
  about: readonly Contradiction[];
  /** Whether nothing was left, so that the built-in tutor answered. */
  isReplaced: boolean;
}
