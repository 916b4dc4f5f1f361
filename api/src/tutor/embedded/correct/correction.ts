import type { ChangeKind } from '@topwords/languages/tutor';
import type { LanguageCode } from '@topwords/platform/contracts';

/** A text of a learner to correct. */
export interface CorrectedText {
  /** One or several sentences; what comes after 200 words is not checked. */
  text: string;
  language: LanguageCode;
  /** Reasons are in it. */
  native: LanguageCode;
  /** The headword that the learner is asking about. */
  word?: string;
}

/** A correction of a part of the text. */
export interface Change {
  /** As the learner wrote it; with its neighbours if words are missing or in another order. */
  wrong: string;
  right: string;
  /** In the native language; words of the learned one are in asterisks. */
  reason: string;
  kind: ChangeKind;
}

/** What was found in a text of a learner. No change does not mean that the text is right. */
export interface Correction {
  /** The part of the text that was checked. */
  sentence: string;
  /** The same with all changes; null if nothing was found. */
  corrected: string | null;
  /** Whether the corrected text has nothing more to correct. */
  isSettled: boolean;
  changes: Change[];
  /** The native names of what was checked. */
  checked: string[];
}
