import type { ChatTexts } from '../en/tutor/chat-texts.ts';
import type { CueTable } from '../tutor/cue-table.ts';
import type { FormName, FormNameTable } from '../tutor/form-name.ts';
import type { NotedGender } from '../tutor/gender.ts';
import type { TutorTexts } from '../en/tutor/texts.ts';
import type { Government, Teaching, Tip } from '../tutor/teaching.ts';

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
  guessGender?: (teaching: Teaching) => NotedGender | undefined;
  /** The ending of infinitives. */
  infinitive?: RegExp;
  /** The infinitive's ending depends on the stem (-mek, -mak), so it does not distinguish verbs. */
  infinitiveVaries?: true;
  /** An ending that only marks the kind of word, such as infinitive or gender. */
  ending: RegExp;
  /** Forms of compound nouns; other forms belong to a verb that looks like the last word. */
  compoundForm?: RegExp;
  /** Prepositions and cases that a word governs, from a note of the bank. */
  government?: {
    read: (note: string) => Government[];
    spellings: (preposition: string) => string[];
    infinitive: RegExp;
  };
  /** How to quote its phrases from sentences. */
  phrases?: {
    /** Articles and possessives, whose use differs between languages. */
    omitted?: string;
    /** Prepositions that join two nouns; others begin a separate part of the sentence. */
    belonging?: string;
    /** Words that belong to the following adjective. */
    grading?: string;
    /** Numbers that are used with an article. */
    counted?: { numbers: string; article: string };
    /** The article that follows the adjective. */
    article?: string;
    /** Adjectives are quoted only in their dictionary form. */
    quotesPlainAdjectives?: true;
    /** Ending of nouns with an owner before them. */
    ownedEnding?: RegExp;
  };
}
