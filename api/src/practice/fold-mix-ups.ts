import { startOfNextLocalDay } from '../calendar/local-day.ts';
import type { MistakeKind } from '@topwords/platform/contracts';
import { wordIdOf } from './find-subjects.ts';
import type { LaterReview, StoredMistake } from './mistake-repository.ts';

/** Right answers in a row that settle a mix-up. */
const settlingAnswers = 2;

/** Days after which a mistake weighs half as much. */
const halfLifeDays = 14;
const day = 24 * 60 * 60 * 1000;

/** One thing that is mixed up, with all kept answers about it. */
export interface MixUp {
  kind: MistakeKind;
  /** The latest mistake. */
  last: StoredMistake;
  /** The wrong answers, oldest first. */
  mistakes: readonly StoredMistake[];
  /** Right answers since the last mistake, without another wrong one between them. */
  rightInRow: number;
}

/** Identifies a mix-up; the same key for both of its sides. */
function keyOf({ kind, cardId, wanted, taken, takenWordId }: StoredMistake): string {
  if (kind === 'confused_pair') {
    const ids = [wordIdOf(cardId) ?? 0, takenWordId ?? 0];
    return `${kind} ${ids.toSorted((one, other) => one - other).join(' ')}`;
  }
  const sides = kind === 'spelling' ? [wanted] : [wanted, taken].toSorted();
  return `${kind} ${cardId} ${sides.join('|')}`;
}

/** Exercises that show that a mix-up is over; forms and genders are settled by its questions alone. */
const settlingExercises: Record<MistakeKind, ReadonlySet<string>> = {
  confused_pair: new Set(['recognise', 'listen', 'cloze', 'recall', 'say']),
  spelling: new Set(['cloze', 'recall']),
  wrong_form: new Set(),
  gender: new Set(),
};

interface FoldContext {
  now: number;
  timeZone: string;
  reviews: readonly LaterReview[];
}

/**
 * Folds kept answers, oldest first, into what is mixed up now, most pressing first: often and lately.
 * Right answers are those to its questions, and reviews of the word from the next day on: before, they
 * repeat what was just shown. A mix-up is forgotten after two of them in a row.
 */
export function foldMixUps(
  answers: readonly StoredMistake[],
  { now, timeZone, reviews }: FoldContext,
): MixUp[] {
  const groups = Map.groupBy(answers, keyOf);
  const mixUps = [...groups.values()].flatMap((group): MixUp[] => {
    const mistakes = group.filter(({ isRight }) => !isRight);
    const last = mistakes.at(-1);
    if (last === undefined || last.kind === 'unknown') return [];
    const cards = new Set(mistakes.map(({ cardId }) => cardId));
    const nextDay = startOfNextLocalDay(last.madeAt, timeZone);
    const fitting = settlingExercises[last.kind];
    const later = [
      ...group
        .filter(({ isRight, madeAt }) => isRight && madeAt >= last.madeAt)
        .map(({ madeAt }) => ({ at: madeAt, isRight: true })),
      ...reviews
        .filter(({ cardId, reviewedAt }) => cards.has(cardId) && reviewedAt >= nextDay)
        .filter(({ exercise, rating }) => rating === 'again' || fitting.has(exercise))
        .map(({ rating, reviewedAt }) => ({ at: reviewedAt, isRight: rating === 'good' })),
    ].toSorted((one, other) => one.at - other.at);
    const rightInRow = longestEnd(later.map(({ isRight }) => isRight));
    return [{ kind: last.kind, last, mistakes, rightInRow }];
  });
  return mixUps
    .filter(({ rightInRow }) => rightInRow < settlingAnswers)
    .toSorted((one, other) => pressureOf(other, now) - pressureOf(one, now));
}

/** How many right answers come last; as many as settle it, wherever they were, are enough. */
function longestEnd(answers: readonly boolean[]): number {
  let run = 0;
  for (const isRight of answers) {
    if (run >= settlingAnswers) break;
    run = isRight ? run + 1 : 0;
  }
  return run;
}

function pressureOf({ mistakes }: MixUp, now: number): number {
  return mistakes.reduce(
    (sum, { madeAt }) => sum + 2 ** (-Math.max(0, now - madeAt) / (halfLifeDays * day)),
    0,
  );
}
