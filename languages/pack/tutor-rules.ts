import type { ChatTexts } from '../tutor/chat-texts.ts';
import type { CueTable } from '../tutor/cue-table.ts';
import type { FormName, FormNameTable } from '../tutor/form-name.ts';
import type { NotedGender } from '../tutor/gender.ts';
import type { TutorTexts } from '../tutor/tutor-texts.ts';
import type { Government, Teaching } from '../tutor/teaching.ts';

/** What the tutor knows of a language that is asked in, answered in or taught. Lists are words parted by spaces. */
export interface TutorRules {
  /** Asked in it: how questions are put, and what forms are called. */
  cues: CueTable;
  formNames: FormNameTable;
  /** How a question of the tutor is given up, or a hint asked for, as cues. */
  quizCues: { givesUp: string; hint: string };
  /** Words of questions that are never what is asked about. */
  stopWords: string;
  /** Words between two that are compared. */
  connectors: string;
  /** Words beside a pronoun that names a form: "the yo form". */
  besidePronoun: string;
  /** Words before an answer that are no part of it: "I think it's the house". */
  fillers: string;
  /** Suffixes that a foreign word may have in it, folded. */
  nameSuffix?: RegExp;

  /** Answered in it. */
  texts: TutorTexts;
  chatTexts: ChatTexts;

  /** Taught: how its name begins in any language, folded. */
  names: string;
  /** Persons by its pronouns, folded. */
  pronouns: Readonly<Record<string, readonly FormName[]>>;
  persons: Record<'first' | 'second' | 'third', string>;
  /** The same of tables of possessives. */
  owners?: Record<'first' | 'second' | 'third', string>;
  tips: (teaching: Teaching) => string[];
  guessGender?: (teaching: Teaching) => NotedGender | undefined;
  /** The ending of infinitives. */
  infinitive?: RegExp;
  /** Infinitives differ in their endings as words do. */
  infinitiveVaries?: true;
  /** What only marks the kind of a word. */
  ending: RegExp;
  /** Forms of compound nouns; the others are of a verb that looks like the last word. */
  compoundForm?: RegExp;
  /** What words that go with it stand in, by a note of the bank. */
  government?: {
    read: (note: string) => Government[];
    spellings: (preposition: string) => string[];
    infinitive: RegExp;
  };
  /** How its phrases are quoted from sentences. */
  phrases?: {
    /** Articles and owners, which languages set differently. */
    omitted?: string;
    /** Prepositions that bind two nouns; others begin a part of the sentence of its own. */
    belonging?: string;
    /** Words that belong to the adjective behind them. */
    grading?: string;
    /** Numbers that are counted with their article. */
    counted?: { numbers: string; article: string };
    /** The article that is behind the adjective, and says that there is one. */
    article?: string;
    /** Adjectives are quoted as the dictionary has them alone. */
    quotesPlainAdjectives?: true;
    /** Nouns with an owner before them end so. */
    ownedEnding?: RegExp;
  };
}
