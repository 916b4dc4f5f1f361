import type { Rating } from '@topwords/platform/contracts';
import type { CountedReview } from '../../api/src/practice/scheduler.ts';
import type { Schedule } from './schedule.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Learners practise once a day, about six in the evening, for as long as it takes. */
const usualHour = 18 * 60 * minute;
const session = 30 * minute;

/** By how many milliseconds practice begins later than at six, on a day since a word was met. */
export type Delay = (day: number) => number;

/** No learner is ever late. */
export const noDelay: Delay = () => 0;

/** A word being asked: when, after which answers, and what either answer leads to. */
export interface Question {
  /** Milliseconds since the midnight before the word was met. */
  askedAt: number;
  /** The question before, and how it was answered. */
  previous: { question: Question; rating: Rating } | null;
  again: Question | null;
  good: Question | null;
}

/** The days between two times, with their fraction. */
export function daysBetween(earlier: number, later: number): number {
  return (later - earlier) / day;
}

/** Counts the days since the one on which a word was met. */
export function dayOf(time: number): number {
  return Math.floor(time / day);
}

/** The time at which so many days have passed, the one on which a word was met included. */
export function midnightAfter(days: number): number {
  return days * day;
}

/** A word being met. */
export function firstQuestion(delay: Delay): Question {
  return { askedAt: usualHour + delay(0), previous: null, again: null, good: null };
}

/** The answers that led to a question, the earliest first. */
function answersBefore(question: Question): CountedReview[] {
  const answers: CountedReview[] = [];
  for (let at = question.previous; at !== null; at = at.question.previous) {
    answers.push({ rating: at.rating, reviewedAt: at.question.askedAt });
  }
  return answers.toReversed();
}

/**
 * When a word that is due is asked: in the session it was asked in, or in that of the day on which it
 * is due, whatever the hour; what is due later on the same day waits for the next.
 */
function timeToAsk(due: number, askedAt: number, delay: Delay): number {
  if (due - askedAt <= session) return due;
  const date = Math.max(dayOf(due), dayOf(askedAt) + 1);
  return date * day + usualHour + delay(date);
}

/**
 * The question that follows an answer. It is kept: where words are asked at the same hours, their
 * answers alone decide the times, and what a schedule makes of a row of answers is found out once.
 */
export function questionAfter(
  question: Question,
  rating: Rating,
  schedule: Schedule,
  delay: Delay,
): Question {
  const known = question[rating];
  if (known) return known;
  const due = schedule([...answersBefore(question), { rating, reviewedAt: question.askedAt }]);
  const askedAt = timeToAsk(due, question.askedAt, delay);
  const next = { askedAt, previous: { question, rating }, again: null, good: null };
  question[rating] = next;
  return next;
}
