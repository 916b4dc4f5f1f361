import type { ChatTexts } from '../en/tutor/chat-texts.ts';
import type { CorrectionTexts } from '../en/tutor/correction-texts.ts';
import type { ConditionTable, CueTable } from '../tutor/cue-table.ts';
import type { AbbreviationTable } from '../tutor/explain-abbreviations.ts';
import type { LetterTable } from '../tutor/letter-table.ts';
import type { ClaimWords, Variants } from '../tutor/claim-words.ts';
import type { FormName, FormNameTable } from '../tutor/form-name.ts';
import type { TutorTexts } from '../en/tutor/texts.ts';
import type { TopicTable } from '../tutor/topic.ts';
import type { Teaching, Tip } from '../tutor/teaching.ts';

/**
 * The tutor's rules for a language that learners ask in, read answers in or learn. Lists are
 * space-separated words.
 */
export interface TutorRules {
  /** For questions in it: cues of questions, and names of forms. */
  cues: CueTable;
  formNames: FormNameTable;
  /** For questions in it: words of grammar's topics. */
  topicCues: TopicTable;
  /** For questions in it: what an example should be. */
  conditionCues: ConditionTable;
  /** For answers in it: words of statements about forms. */
  claimWords: ClaimWords;
  /** Cues for giving up on a quiz question and for asking for a hint. */
  quizCues: { givesUp: string; hint: string };
  /** Words of questions that are never the subject of the question. */
  stopWords: string;
  /** Words between two compared words. */
  connectors: string;
  /** Words between two things of which a question asks for the right one. */
  or: string;
  /** Particles after each of two such things: Turkish "kitap mı kitabı mı". */
  asksEach?: string;
  /** How a note says that a marked text is not said; a group has the text. */
  negated: RegExp;
  /** Words next to a pronoun that names a form: "the yo form". */
  besidePronoun: string;
  /** Words before an answer that are not part of it: "I think it's the house". */
  fillers: string;
  /** Suffixes that it may attach to a foreign word, folded. */
  nameSuffix?: RegExp;

  /** For answers in it. */
  texts: TutorTexts;
  chatTexts: ChatTexts;
  correctionTexts: CorrectionTexts;

  /** When it is taught: whether its prepositions follow their nouns. */
  hasPostpositions?: boolean;
  /** When it is taught: how its name begins in any language, folded. */
  names: string;
  /** Persons by pronoun, folded. */
  pronouns: Readonly<Record<string, readonly FormName[]>>;
  persons: Record<'first' | 'second' | 'third', string>;
  /** The same for tables of possessives. */
  owners?: Record<'first' | 'second' | 'third', string>;
  /** Right forms and genders that the tables lack. */
  variants?: Variants;
  tips: (teaching: Teaching) => Tip[];
  /** Forms of compound nouns; other forms belong to a verb that looks like the last word. */
  compoundForm?: RegExp;
  /** Abbreviations in its patterns. */
  abbreviations?: AbbreviationTable;
  /** How its letters sound. */
  letters: LetterTable;
}
