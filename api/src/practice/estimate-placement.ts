import type * as calls from '@topwords/platform/contracts';
import { knownError } from '../errors/known-error.ts';
import type { Catalogue } from '../bank/catalogue.ts';
import { estimateKnownWords } from './estimate-known-words.ts';
import type { UseCase } from '../routing/use-case.ts';

/**
 * Estimates how many of a language's most common words are known, from the answers of the quiz. The
 * last of several answers to a word counts.
 * @throws word_unknown, also for a word of another language
 */
export const estimatePlacement: UseCase<
  typeof calls.estimatePlacement,
  { catalogue: Catalogue }
> = ({ catalogue }, { body: { language, answers } }) => {
  const answered = new Map(answers.map((answer) => [answer.word_id, answer.is_right]));
  const ranked = [...answered].map(([id, isRight]) => {
    const word = catalogue.find(id);
    if (word?.language !== language) throw knownError('word_unknown', 'This word does not exist');
    return { rank: word.rank, isRight };
  });
  return { known_words: estimateKnownWords(ranked) };
};
