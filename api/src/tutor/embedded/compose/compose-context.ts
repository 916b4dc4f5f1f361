import type { TutorTexts } from '@topwords/languages/tutor';
import type { WordFacts } from '../facts/word-facts.ts';

/** The facts and texts that every field is composed from. */
export interface ComposeContext {
  facts: WordFacts;
  texts: TutorTexts;
  /** Whether marks of stress are shown; they are if it is absent. */
  showsStress?: boolean;
}
