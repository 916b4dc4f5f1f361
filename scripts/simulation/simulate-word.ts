import type { Learner, Trace } from './learner.ts';
import {
  dayOf,
  daysBetween,
  midnightAfter,
  questionAfter,
  type Delay,
  type Question,
} from './history.ts';
import type { RandomStream } from './random.ts';
import type { Schedule } from './schedule.ts';

/**
 * How many words are right when they are met: known already, alike in the native language, or
 * guessed. The share of first answers that are not Again in fsrs-rs's simulator.
 */
const firstGood = 0.76;

/**
 * A word's result at the end. A review is the first answer of a day after the first day; a distant
 * one comes two or more days after the previous answer.
 */
export interface WordYear {
  answers: number;
  reviews: number;
  recalled: number;
  distantReviews: number;
  distantRecalled: number;
  /** The probability of recall at the midnight after the last day. */
  recall: number;
}

/**
 * How words are practised: the schedule, the first question, and how late practice begins on each
 * day.
 */
export interface Practice {
  schedule: Schedule;
  first: Question;
  delay: Delay;
}

function count(year: WordYear, daysLater: number, isRecalled: boolean): void {
  const recalled = isRecalled ? 1 : 0;
  year.answers += 1;
  if (daysLater >= 1) {
    year.reviews += 1;
    year.recalled += recalled;
  }
  if (daysLater >= 2) {
    year.distantReviews += 1;
    year.distantRecalled += recalled;
  }
}

/** Practises a word on the days that the schedule picks, for `days` days from the first. */
export function simulateWord(
  learner: Learner,
  stream: RandomStream,
  days: number,
  { first, schedule, delay }: Practice,
): WordYear {
  const word = learner.meetWord(stream);
  const year: WordYear = {
    answers: 1,
    reviews: 0,
    recalled: 0,
    distantReviews: 0,
    distantRecalled: 0,
    recall: 0,
  };
  const met = stream.uniform() < firstGood ? 'good' : 'again';
  let trace: Trace = learner.begin(word, met);
  let last = first.askedAt;
  let question = questionAfter(first, met, schedule, delay);
  while (dayOf(question.askedAt) < days) {
    const elapsed = daysBetween(last, question.askedAt);
    const daysLater = dayOf(question.askedAt) - dayOf(last);
    const isRecalled = stream.uniform() < learner.recallOf(trace, elapsed);
    const rating = isRecalled ? 'good' : 'again';
    count(year, daysLater, isRecalled);
    trace = learner.change(trace, daysLater === 0 ? 0 : elapsed, rating);
    last = question.askedAt;
    question = questionAfter(question, rating, schedule, delay);
  }
  year.recall = learner.recallOf(trace, daysBetween(last, midnightAfter(days)));
  return year;
}
