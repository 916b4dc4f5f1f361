import { quantile } from '../statistics/quantile.ts';
import type { LearnerYear } from './simulate-learner.ts';

/** The figures of a year, for all learners together or on average. */
export interface Figures {
  /** The share of reviews at which the word was recalled. */
  retention: number;
  /** The same for reviews two or more days after the previous answer. */
  distantRetention: number;
  /** The first figure for single learners: its 10th and 90th percentiles. */
  lowRetention: number;
  highRetention: number;
  /** Per learner and day. */
  reviewsADay: number;
  answersADay: number;
  /** Per learner, of `words`. */
  retainedWords: number;
  words: number;
  /** Of a word at the end. */
  meanRecall: number;
  reviewsPerRetainedWord: number;
}

/** The share of reviews, of one or several learners, at which the word was recalled. */
export function retentionAtReview(
  years: readonly Pick<LearnerYear, 'reviews' | 'recalled'>[],
): number {
  const reviews = years.reduce((sum, year) => sum + year.reviews, 0);
  return years.reduce((sum, year) => sum + year.recalled, 0) / reviews;
}

/** Computes the figures from the years of all learners. */
export function drawFigures(years: readonly LearnerYear[], days: number): Figures {
  const sum = (of: (year: LearnerYear) => number) =>
    years.reduce((total, year) => total + of(year), 0);
  const reviews = sum((year) => year.reviews);
  const retained = sum((year) => year.retained);
  const words = sum((year) => year.words);
  const retentions = years.map((year) => retentionAtReview([year]));
  return {
    retention: retentionAtReview(years),
    distantRetention: sum((year) => year.distantRecalled) / sum((year) => year.distantReviews),
    lowRetention: quantile(retentions, 0.1),
    highRetention: quantile(retentions, 0.9),
    reviewsADay: reviews / years.length / days,
    answersADay: sum((year) => year.answers) / years.length / days,
    retainedWords: retained / years.length,
    words: words / years.length,
    meanRecall: sum((year) => year.recall) / words,
    reviewsPerRetainedWord: reviews / retained,
  };
}
