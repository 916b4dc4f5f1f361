import type { TranslatorLanguage } from '@topwords/platform/contracts';
import type { BankPhrases } from '../phrases/bank-phrases.ts';
import { languageOfLetters } from './alphabets.ts';
import { voteByBank, type BankVote } from './bank-vote.ts';
import { guessLanguage } from './guess-language.ts';

/** Detects the language of a text. */
export interface Detector {
  /** Null when the language cannot be detected. */
  detect(text: string): Promise<TranslatorLanguage | null>;
}

/**
 * Minimum share of known words, and lead over the next language: `certain` means all words and
 * clearly more than in any other language, `likely` means most words.
 */
const certain = { share: 0.99, lead: 0.25 };
const likely = { share: 0.6, lead: 0.2 };

/**
 * Uses, in this order: the bank, if only one of its languages knows the whole text; letters that
 * only one language has; the n-gram guess; the language that knows most of the words.
 */
export function createDetector(phrases: BankPhrases): Detector {
  return {
    async detect(text) {
      const votes = voteByBank(phrases, text);
      const [best, second] = votes;
      if (best === undefined) return (await guessLanguage(text)) ?? null;
      const lead = best.share - (second?.share ?? 0);
      if (best.share >= certain.share && lead >= certain.lead) return best.language;
      const guess = languageOfLetters(text) ?? (await guessLanguage(text));
      if (best.share >= certain.share && lead === 0) return oneOf(votes, best.share, guess);
      if (guess !== undefined) return guess;
      return best.share >= likely.share && lead >= likely.lead ? best.language : null;
    },
  };
}

/** A word that several languages of the bank share, such as `hospital`, is in one of these. */
function oneOf(
  votes: readonly BankVote[],
  share: number,
  guess: TranslatorLanguage | undefined,
): TranslatorLanguage | null {
  const tied = votes.filter((vote) => vote.share === share);
  return tied.find(({ language }) => language === guess)?.language ?? null;
}
