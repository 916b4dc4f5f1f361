import type { Rating } from '@topwords/platform/contracts';
import type { CountedReview } from '../../api/src/practice/scheduler.ts';
import type { Schedule } from './schedule.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Learners practise once a day, about six in the evening, for as long as it takes. */
const defaultTime = 18 * 60 * minute;
const session = 30 * minute;

/** How many milliseconds after six practice begins, on a day counted from when a word was met. */
export type Delay = (day: number) => number;

/** Practice always begins at six. */
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

/** The time at which this many days have passed, including the one on which a word was met. */
export function midnightAfter(days: number): number {
  return days * day;
}

/** A word being met. */
export function firstQuestion(delay: Delay): Question {
  return { askedAt: defaultTime + delay(0), previous: null, again: null, good: null };
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
 * When a due word is asked: in the same session, or in the session of the day on which it is due,
 * at any hour; a word due later on the same day waits for the next day.
 */
function timeToAsk(due: number, askedAt: number, delay: Delay): number {
  if (due - askedAt <= session) return due;
  const date = Math.max(dayOf(due), dayOf(askedAt) + 1);
  return date * day + defaultTime + delay(date);
}

/**
 * The question that follows an answer. It is cached: when words are asked at the same hours, only
 * their answers decide the times, so a schedule computes each series of answers once.
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
