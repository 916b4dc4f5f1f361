import { firstQuestion, noDelay, type Delay } from './history.ts';
import { drawLearner } from './learner.ts';
import { createStreams } from './random.ts';
import type { Schedule } from './schedule.ts';
import { simulateWord, type Practice } from './simulate-word.ts';
import type { Spread } from './spread.ts';

/** Above which probability of recall a word counts as retained. */
const retainedRecall = 0.9;

/**
 * How long a learner practises, how many new words there are on each day, and by how many
 * milliseconds the time of day differs from the usual one at most.
 */
export interface Plan {
  days: number;
  newWordsADay: number;
  wander: number;
}

/** What a learner did in the year, and has at its end. */
export interface LearnerYear {
  words: number;
  /** All times a word was asked, those within a day included. */
  answers: number;
  /** First answers of a day of words that were met before it, and how many of them were right. */
  reviews: number;
  recalled: number;
  /** Those of them that came two days or more after the answer before. */
  distantReviews: number;
  distantRecalled: number;
  /** Words that are recalled with more than 90 % at the end, and what all would be recalled with. */
  retained: number;
  recall: number;
}

/** Makes a schedule ready to be asked for many words, all of them at the same hour. */
export function planPractice(schedule: Schedule): Practice {
  return { schedule, first: firstQuestion(noDelay), delay: noDelay };
}

/**
 * Practises for one learner. The seed decides the learner, the words, and the luck with each word's
 * answers: under another schedule the same learner meets the same words on the same days.
 */
export function simulateLearner(
  seed: number,
  spread: Spread,
  { days, newWordsADay, wander }: Plan,
  punctual: Practice,
): LearnerYear {
  const nextStream = createStreams(seed);
  const learner = drawLearner(nextStream(), spread);
  const dice = nextStream();
  const delays = Array.from({ length: days }, () => (2 * dice.uniform() - 1) * wander);
  const year: LearnerYear = {
    words: 0,
    answers: 0,
    reviews: 0,
    recalled: 0,
    distantReviews: 0,
    distantRecalled: 0,
    retained: 0,
    recall: 0,
  };
  for (let word = 0; word < days * newWordsADay; word += 1) {
    const met = Math.floor(word / newWordsADay);
    const delay: Delay = (day) => delays[met + day] ?? 0;
    const practice = wander === 0 ? punctual : { ...punctual, first: firstQuestion(delay), delay };
    const result = simulateWord(learner, nextStream(), days - met, practice);
    year.words += 1;
    year.answers += result.answers;
    year.reviews += result.reviews;
    year.recalled += result.recalled;
    year.distantReviews += result.distantReviews;
    year.distantRecalled += result.distantRecalled;
    year.recall += result.recall;
    if (result.recall > retainedRecall) year.retained += 1;
  }
  return year;
}
