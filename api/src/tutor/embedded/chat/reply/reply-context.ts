import type { Recognised } from '../recognise/recognised.ts';
import type { ChatTexts, TutorTexts } from '@topwords/languages/tutor';
import type { ChatMessage, LanguageCode } from '@topwords/platform/contracts';
import type { Catalogue, CatalogueWord } from '../../../../bank/catalogue.ts';
import type { Pronunciation } from '../../../../bank/pronunciation.ts';
import type { FactSources } from '../../facts/fact-sources.ts';
import type { Use, WordFacts } from '../../facts/word-facts.ts';
import type { NoteSentence } from '../taught/note.ts';
import type { TaughtNotesOf } from '../taught/taught-notes.ts';
import type { FindSentence } from '../recognise/find-sentence.ts';
import type { FindPhrase } from '../translations/find-phrase.ts';
import type { WordFinder } from '../recognise/word-finder.ts';

/** What the rules say of a learner's words. */
interface CorrectedSample {
  /** Whether anything in it surely is wrong. */
  isWrong: boolean;
  corrected: string | null;
  /** What each change puts in. */
  rights: readonly string[];
  reply: string;
  /** The changes with their reasons, without the whole. */
  changes: string;
}

/** The sources of replies. */
export interface ChatSources {
  catalogue: Catalogue;
  finder: WordFinder;
  findSentence: FindSentence;
  factsOf(word: CatalogueWord, native: LanguageCode): WordFacts;
  /** Expressions and sentences that translate a native text. */
  findPhrase: FindPhrase;
  /** More sentences with a word than its facts have. */
  usesOf(word: CatalogueWord, native: LanguageCode): readonly Use[];
  /** Corrects a sentence about a word. */
  correct(text: string, facts: WordFacts): CorrectedSample;
  tablesOf: FactSources['tablesOf'];
  /** The analysis's grammar tips, in the native language of the facts. */
  grammarOf(facts: WordFacts): readonly string[];
  /** What is taught about a language, for one native language. */
  taughtNotes: TaughtNotesOf;
  /** How telling words are among these notes. */
  weightOf(language: LanguageCode, native: LanguageCode): (text: string) => number;
  /** All sentences of the bank. */
  sentencesOf(language: LanguageCode, native: LanguageCode): readonly NoteSentence[];
}

/** A question, and the facts about its word. */
export interface ReplyContext {
  sources: ChatSources;
  facts: WordFacts;
  pronunciation: Pronunciation;
  asked: Recognised;
  texts: ChatTexts;
  /** Native labels, as in the analysis. */
  labels: TutorTexts;
  history: readonly ChatMessage[];
  /** The earlier question that this one continues; '' if there is none. */
  before: string;
}

/** Composes the reply to one kind of question; undefined if nothing is known. */
export type Reply = (context: ReplyContext) => string | undefined;

/** The tutor's earlier messages, as one text. */
export function saidBefore(history: readonly ChatMessage[]): string {
  return history
    .filter(({ role }) => role === 'assistant')
    .map(({ content }) => content)
    .join('\n');
}
