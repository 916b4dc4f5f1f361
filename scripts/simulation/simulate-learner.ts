import { firstQuestion, noDelay, type Delay } from './history.ts';
import { drawLearner } from './learner.ts';
import { createStreams } from './random.ts';
import type { Schedule } from './schedule.ts';
import { simulateWord, type Practice } from './simulate-word.ts';
import type { Spread } from './spread.ts';

/** A word counts as retained above this probability of recall. */
const retainedRecall = 0.9;

/**
 * How long a learner practises, how many new words there are each day, and the maximum deviation
 * from the default time of day in milliseconds.
 */
export interface Plan {
  days: number;
  newWordsADay: number;
  wander: number;
}

/** A learner's totals for the year, and the state at its end. */
export interface LearnerYear {
  words: number;
  /** How many times words were asked, repetitions within a day included. */
  answers: number;
  /** First answers of a day to words met on earlier days, and how many of them were right. */
  reviews: number;
  recalled: number;
  /** Those that came two or more days after the previous answer. */
  distantReviews: number;
  distantRecalled: number;
  /**
   * Words with more than 90 % recall at the end, and the sum of all words' probabilities of recall.
   */
  retained: number;
  recall: number;
}

/** Prepares a schedule for many words, all asked at the same hour. */
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
