import type { LanguageCode } from '@topwords/platform/contracts';
import type { BankPhrases } from '../../phrases/bank-phrases.ts';

/** The verbs that a text may be a form of. */
export function headwordsOf(phrases: BankPhrases, text: string, language: LanguageCode): string[] {
  const verbs = phrases.findWords(text, language).filter(({ word }) => word.pos === 'verb');
  return [...new Set(verbs.map(({ word }) => word.text))];
}
