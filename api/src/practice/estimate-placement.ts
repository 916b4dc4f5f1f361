import type { LanguageCode } from '@topwords/platform/contracts';
import { knownError } from '../errors/known-error.ts';
import type { Catalogue } from '../bank/catalogue.ts';
import { estimateKnownWords } from './estimate-known-words.ts';

interface Answered {
  language: LanguageCode;
  answers: readonly { word_id: number; is_right: boolean }[];
}

/**
 * How many of a language's commonest words are known, by the answers of the quiz; of several answers
 * to a word the last counts.
 * @throws word_unknown, also for a word of another language
 */
export function estimatePlacement(
  { catalogue }: { catalogue: Catalogue },
  { language, answers }: Answered,
): { known_words: number } {
  const answered = new Map(answers.map((answer) => [answer.word_id, answer.is_right]));
  const ranked = [...answered].map(([id, isRight]) => {
    const word = catalogue.find(id);
    if (word?.language !== language) throw knownError('word_unknown', 'This word does not exist');
    return { rank: word.rank, isRight };
  });
  return { known_words: estimateKnownWords(ranked) };
}
