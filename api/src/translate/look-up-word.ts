import type { LanguageCode, WordDetail } from '@topwords/platform/contracts';
import type { Paradigms } from '@topwords/content/paradigms';
import type { UserContext } from '../users/context.ts';
import type { Catalogue } from '../bank/catalogue.ts';
import { getWordDetail } from '../words/get-word-detail.ts';
import type { NameRecording } from '../bank/presenter.ts';
import type { SentenceIndex } from '../bank/sentence-index.ts';
import type { UsageOf } from '../bank/usage-loader.ts';
import type { BankPhrases } from './phrases/bank-phrases.ts';

const maxEntries = 5;

interface LookUpContext extends UserContext {
  catalogue: Catalogue;
  phrases: BankPhrases;
  sentences: SentenceIndex;
  usageOf: UsageOf;
  loadTables: () => Paradigms;
  recordingOf: NameRecording | undefined;
}

/** Dictionary entries for a headword or a form of it: the closest first, at most five. */
export async function lookUpWord(
  { phrases, ...context }: LookUpContext,
  { text, language }: { text: string; language: LanguageCode },
): Promise<{ entries: WordDetail[] }> {
  const matches = phrases.findWords(text, language).slice(0, maxEntries);
  const entries = matches.map(({ word }) =>
    getWordDetail(context, { params: { wordId: String(word.id) } }),
  );
  return { entries: await Promise.all(entries) };
}
