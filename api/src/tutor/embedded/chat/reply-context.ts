import type { ChatMessage, LanguageCode } from '@topwords/platform/contracts';
import type { Catalogue, CatalogueWord } from '../../../bank/catalogue.ts';
import type { Pronounce } from '../../../bank/word-ipa.ts';
import type { WordFacts } from '../facts/word-facts.ts';
import type { TutorTexts } from '../texts/tutor-texts.ts';
import type { FindSentence } from './recognise/find-sentence.ts';
import type { WordFinder } from './recognise/find-words.ts';
import type { Recognised } from './recognise/intent.ts';
import type { ChatTexts } from './texts/chat-texts.ts';

/** What replies are made of. */
export interface ChatSources {
  catalogue: Catalogue;
  finder: WordFinder;
  findSentence: FindSentence;
  pronounce?: Pronounce | undefined;
  factsOf(word: CatalogueWord, native: LanguageCode): Promise<WordFacts>;
  /** What the analysis says of its grammar and of its use, in the native language of the facts. */
  grammarOf(facts: WordFacts): readonly string[];
  usageOf(facts: WordFacts): readonly string[];
}

/** A question, and what is known of the word that it is about. */
export interface ReplyContext {
  sources: ChatSources;
  facts: WordFacts;
  asked: Recognised;
  texts: ChatTexts;
  /** What the analysis calls things in the native language. */
  labels: Pick<TutorTexts, 'pos' | 'gender' | 'usage'>;
  history: readonly ChatMessage[];
}

/** Composes the reply to one kind of question; '' when it has nothing to say. */
export type Reply = (context: ReplyContext) => string | Promise<string>;

/** What the tutor said before, as one text. */
export function saidBefore(history: readonly ChatMessage[]): string {
  return history
    .filter(({ role }) => role === 'assistant')
    .map(({ content }) => content)
    .join('\n');
}
