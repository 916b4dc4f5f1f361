import type { TutorTexts } from '@topwords/languages/tutor';
import type { WordFacts } from '../facts/word-facts.ts';

/** What every field is composed of. */
export interface Composing {
  facts: WordFacts;
  texts: TutorTexts;
}
