import { tutorList } from '../lists/tutor.ts';
import type { LanguageCode } from './identity.ts';
import type { TutorRules } from '../pack/tutor-rules.ts';
import type { PartOfSpeech, TutorLabels } from '../tutor/tutor-labels.ts';

export type { ChatTexts, SuggestedQuestion } from '../en/tutor/chat-texts.ts';
export type { ChangeKind } from '../tutor/change-kind.ts';
export type { CorrectionTexts } from '../en/tutor/correction-texts.ts';
export type { CueTable, ExampleCondition } from '../tutor/cue-table.ts';
export type { ClaimWords, Variants } from '../tutor/claim-words.ts';
export type { FormName } from '../tutor/form-name.ts';
export type { ModalMeaning } from '../tutor/modal.ts';
export type { Intent } from '../tutor/intent.ts';
export type { TutorTexts } from '../en/tutor/texts.ts';
export type { Topic } from '../tutor/topic.ts';
export type { FormLabel, SentencePair, Tip } from '../tutor/teaching.ts';
export { explainAbbreviations } from '../tutor/explain-abbreviations.ts';
export { explainPatternWords } from '../tutor/pattern-words.ts';
export * from '../tutor/writing.ts';

/** The tutor's rules for each language. */
export const allTutor: Record<LanguageCode, TutorRules> = tutorList;

/** The name of a part of speech of a language, in the language of the labels. */
export function nameOfPos(
  pos: PartOfSpeech,
  language: LanguageCode,
  { pos: names }: Pick<TutorLabels, 'pos'>,
): string {
  const isAfter = pos === 'preposition' && allTutor[language].hasPostpositions === true;
  return names[isAfter ? 'postposition' : pos];
}
