import type { TranslatorLanguage } from '@topwords/platform/contracts';
import type { BankPhrases } from '../phrases/bank-phrases.ts';
import { languageOfLetters } from './alphabets.ts';
import { voteByBank, type BankVote } from './bank-vote.ts';
import { guessLanguage } from './guess-language.ts';

/** Tells which language a text is in. */
export interface Detector {
  /** Null when it cannot be told. */
  detect(text: string): Promise<TranslatorLanguage | null>;
}

/** Shares of known words: all of them and clearly more than in any other language, or most. */
const certain = { share: 0.99, lead: 0.25 };
const likely = { share: 0.6, lead: 0.2 };

/**
 * By the bank where one of its languages knows the whole text and no other does; by letters that only
 * one language has; by the look of the text; and where that says nothing, by most of its words.
 */
export function createDetector(phrases: BankPhrases): Detector {
  return {
    async detect(text) {
      const votes = voteByBank(phrases, text);
      const [best, second] = votes;
      if (best === undefined) return (await guessLanguage(text)) ?? null;
      const lead = best.share - (second?.share ?? 0);
      if (best.share >= certain.share && lead >= certain.lead) return best.language;
      const told = languageOfLetters(text) ?? (await guessLanguage(text));
      if (best.share >= certain.share && lead === 0) return oneOf(votes, best.share, told);
      if (told !== undefined) return told;
      return best.share >= likely.share && lead >= likely.lead ? best.language : null;
    },
  };
}

/** A word that several languages of the bank have, such as `hospital`, is in none but these. */
function oneOf(
  votes: readonly BankVote[],
  share: number,
  told: TranslatorLanguage | undefined,
): TranslatorLanguage | null {
  const tied = votes.filter((vote) => vote.share === share);
  return tied.find(({ language }) => language === told)?.language ?? null;
}
