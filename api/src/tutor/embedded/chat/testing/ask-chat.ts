import { loadBank } from '@topwords/content/bank';
import { loadParadigms } from '@topwords/content/paradigms';
import type { ChatMessage, LanguageCode } from '@topwords/platform/contracts';
import { createCatalogue, type CatalogueWord } from '../../../../bank/catalogue.ts';
import { createSentenceIndex } from '../../../../bank/sentence-index.ts';
import { createTeachingSource } from '../../../../bank/teaching-loader.ts';
import { createUsageLoader } from '../../../../bank/usage-loader.ts';
import { createFactSources } from '../../facts/fact-sources.ts';
import { answerQuestion, createChatSources } from '../answer-question.ts';

const bank = loadBank();

/** The whole bank, in memory. */
export const catalogue = createCatalogue(bank);

/** The usages of its words. */
export const usageOf = createUsageLoader(bank.version);

/** What is taught beyond their entries. */
export const teaching = createTeachingSource(bank.version);

/** Chat sources for the whole bank. */
export const sources = createChatSources(
  createFactSources({
    catalogue,
    sentences: createSentenceIndex(catalogue),
    usageOf,
    teaching,
    paradigms: () => loadParadigms(),
  }),
);

/** The bank's word with this text. */
export function wordOf(language: LanguageCode, text: string): CatalogueWord {
  const word = catalogue.ofLanguage(language).find((one) => one.text === text);
  if (!word) throw new Error(`the bank has no ${text}`);
  return word;
}

/** A chat about a word: each call sends the next message and returns the reply. */
export function startChat(native: LanguageCode, language: LanguageCode, text: string) {
  const history: ChatMessage[] = [];
  const word = wordOf(language, text);
  return (message: string): string => {
    const reply = answerQuestion(sources, { word, native, message, history: [...history] });
    history.push({ role: 'user', content: message }, { role: 'assistant', content: reply });
    return reply;
  };
}
