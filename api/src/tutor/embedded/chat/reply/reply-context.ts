import type { Recognised } from '../recognise/recognised.ts';
import type { ChatTexts, TutorTexts } from '@topwords/languages/tutor';
import type { ChatMessage, LanguageCode } from '@topwords/platform/contracts';
import type { Catalogue, CatalogueWord } from '../../../../bank/catalogue.ts';
import type { Pronunciation } from '../../../../bank/pronunciation.ts';
import type { WordFacts } from '../../facts/word-facts.ts';
import type { FindSentence } from '../recognise/find-sentence.ts';
import type { WordFinder } from '../recognise/word-finder.ts';

/** The sources of replies. */
export interface ChatSources {
  catalogue: Catalogue;
  finder: WordFinder;
  findSentence: FindSentence;
  factsOf(word: CatalogueWord, native: LanguageCode): WordFacts;
  /** The analysis's grammar tips and usage, in the native language of the facts. */
  grammarOf(facts: WordFacts): readonly string[];
  usageOf(facts: WordFacts): readonly string[];
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
}

/** Composes the reply to one kind of question; '' if there is nothing to say. */
export type Reply = (context: ReplyContext) => string;

/** The tutor's earlier messages, as one text. */
export function saidBefore(history: readonly ChatMessage[]): string {
  return history
    .filter(({ role }) => role === 'assistant')
    .map(({ content }) => content)
    .join('\n');
}
