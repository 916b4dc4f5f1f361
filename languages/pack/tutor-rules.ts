import type { ChatTexts } from '../en/tutor/chat-texts.ts';
import type { CueTable } from '../tutor/cue-table.ts';
import type { FormName, FormNameTable } from '../tutor/form-name.ts';
import type { TutorTexts } from '../en/tutor/texts.ts';
import type { Teaching, Tip } from '../tutor/teaching.ts';

/**
 * The tutor's rules for a language that learners ask in, read answers in or learn. Lists are
 * space-separated words.
 */
export interface TutorRules {
  /** For questions in it: cues of questions, and names of forms. */
  cues: CueTable;
  formNames: FormNameTable;
  /** Cues for giving up on a quiz question and for asking for a hint. */
  quizCues: { givesUp: string; hint: string };
  /** Words of questions that are never the subject of the question. */
  stopWords: string;
  /** Words between two compared words. */
  connectors: string;
  /** Words next to a pronoun that names a form: "the yo form". */
  besidePronoun: string;
  /** Words before an answer that are not part of it: "I think it's the house". */
  fillers: string;
  /** Suffixes that it may attach to a foreign word, folded. */
  nameSuffix?: RegExp;

  /** For answers in it. */
  texts: TutorTexts;
  chatTexts: ChatTexts;

  /** When it is taught: how its name begins in any language, folded. */
  names: string;
  /** Persons by pronoun, folded. */
  pronouns: Readonly<Record<string, readonly FormName[]>>;
  persons: Record<'first' | 'second' | 'third', string>;
  /** The same for tables of possessives. */
  owners?: Record<'first' | 'second' | 'third', string>;
  tips: (teaching: Teaching) => Tip[];
  /** Forms of compound nouns; other forms belong to a verb that looks like the last word. */
  compoundForm?: RegExp;
}
