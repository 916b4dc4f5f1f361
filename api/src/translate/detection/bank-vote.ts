import { allGloss } from '@topwords/languages/gloss';
import { languageCodes, type LanguageCode } from '@topwords/platform/contracts';
import type { BankPhrases } from '../phrases/bank-phrases.ts';
import { tokenize } from '../gloss/reading/token.ts';
import { fitsAlphabet } from './alphabets.ts';

/** The share of a text's words that a language of the bank knows. */
export interface BankVote {
  language: LanguageCode;
  share: number;
}

/**
 * Each language's share, largest first. A language whose alphabet lacks a letter of the text has
 * a share of 0.
 */
export function voteByBank(phrases: BankPhrases, text: string): BankVote[] {
  const words = tokenize(text)
    .filter(({ kind }) => kind === 'word')
    .map((token) => token.text);
  if (words.length === 0) return [];
  return languageCodes
    .map((language) => ({ language, share: shareOf(phrases, words, language) }))
    .toSorted((a, b) => b.share - a.share);
}

function shareOf(phrases: BankPhrases, words: readonly string[], language: LanguageCode): number {
  if (!words.every((word) => fitsAlphabet(word, language))) return 0;
  const known = words.filter((word) => {
    const parts = allGloss[language].expand?.(word) ?? word.split(/['’]/u).slice(0, 1);
    return parts.every((part) => phrases.findWords(part, language).length > 0);
  });
  return known.length / words.length;
}
