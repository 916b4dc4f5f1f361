import type { ChatTexts } from '../en/tutor/chat-texts.ts';
import type { CorrectionTexts } from '../en/tutor/correction-texts.ts';
import type { ConditionTable, CueTable } from '../tutor/cue-table.ts';
import type { Droppable, DroppingCues } from '../tutor/dropping.ts';
import type { ModalCues, ModalNotes } from '../tutor/modal.ts';
import type { AbbreviationTable } from '../tutor/explain-abbreviations.ts';
import type { LetterInWord } from '../tutor/letter-in-word.ts';
import type { LetterTable } from '../tutor/letter-table.ts';
import type { ClaimWords, Variants } from '../tutor/claim-words.ts';
import type { Counting } from '../tutor/counting.ts';
import type { FormName, FormNameTable } from '../tutor/form-name.ts';
import type { TutorTexts } from '../en/tutor/texts.ts';
import type { Situations } from '../tutor/situations.ts';
import type { Topic, TopicTable } from '../tutor/topic.ts';
import type { PatternWords } from '../tutor/pattern-words.ts';
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
  /** For questions in it: whom or where something is said to. */
  situations?: Situations;
  /** For questions in it: that somebody can, wants to or must do something. */
  modalCues: ModalCues;
  /** When it is taught: the notes on how it says this. */
  modalNotes: ModalNotes;
  /** For questions in it: whether a word can be left out. */
  droppingCues: DroppingCues;
  /** When it is taught: its words that learners ask to leave out. */
  droppable: readonly Droppable[];
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
  /** Endings of nouns that do not show their gender. */
  hidesGender?: RegExp;
  /** The topic that decides between two forms of a noun, by their places in its tables. */
  topicsOfForms?: readonly { forms: readonly [string, string]; topic: Topic }[];
  tips: (teaching: Teaching) => Tip[];
  /** Forms of compound nouns; other forms belong to a verb that looks like the last word. */
  compoundForm?: RegExp;
  /** Abbreviations in its patterns. */
  abbreviations?: AbbreviationTable;
  /** Words and endings in its patterns that learners may not know. */
  patternWords?: PatternWords;
  /** How it counts things. */
  counting?: Counting;
  /** How its letters sound. */
  letters: LetterTable;
  /** Letters whose general rule does not hold in some words. The first one holds. */
  lettersInWords?: readonly LetterInWord[];
}
