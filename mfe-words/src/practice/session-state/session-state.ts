import type {
  ExerciseKind,
  LanguageCode,
  PracticeCard,
  Rating,
} from '@topwords/platform/contracts';
import type { Verdict } from '@topwords/languages/typing';

/** The learner's answer to the current card, until it is rated. */
export interface Answer {
  /** Null if the learner turned the card over and rates it. */
  verdict: Verdict | null;
  /** What was typed, chosen or heard; empty if the learner asked for the answer. */
  given: string;
  /** How the card was asked, where that is not what its exercise says. */
  exercise?: ExerciseKind | undefined;
  /** What the learner recorded; it is gone with the answer. */
  take?: Blob | undefined;
  /** Milliseconds since 1970. */
  at: number;
}

interface StepHead {
  card: PracticeCard;
  /** The learner's remaining cards at that time, this card first. */
  queue: readonly PracticeCard[];
}

/** An action that the learner can undo. */
export type Step = StepHead &
  (
    | {
        kind: 'review';
        reviewId: string;
        rating: Rating;
        reviewedAt: number;
        duration: number;
        exercise: ExerciseKind;
        given: string;
      }
    | { kind: 'known' }
    | { kind: 'introduced' }
  );

/** A session: its remaining cards, and the steps taken so far. */
export interface SessionState {
  language: LanguageCode;
  /** The number of cards in the session, each counted once. */
  total: number;
  /** The remaining cards; the first is the current one. */
  queue: readonly PracticeCard[];
  /** Null until the current card is answered. */
  answer: Answer | null;
  /** Oldest first. */
  steps: readonly Step[];
}

export type SessionAction =
  | { type: 'answered'; answer: Answer }
  /** `duration`: how long the card was shown, in milliseconds. */
  | { type: 'rated'; rating: Rating; reviewId: string; duration: number }
  | { type: 'introduced' }
  | { type: 'known' }
  | { type: 'undone' };

/** How many other cards come before a card that was not recalled is asked again. */
export const againDistance = 4;

/** How many other cards come between a word's introduction and its first question. */
const introductionDistance = 3;

/** The initial state of a session. */
export function startSession(language: LanguageCode, cards: readonly PracticeCard[]): SessionState {
  return { language, total: cards.length, queue: cards, answer: null, steps: [] };
}

/** The current card; undefined when the session is over. */
export function currentCard({ queue }: SessionState): PracticeCard | undefined {
  return queue[0];
}

/** Whether the current card is shown before it is asked: a new word, once in a session. */
export function isIntroduction({ queue: [card], steps, answer }: SessionState): boolean {
  if (!card?.introduction || answer) return false;
  return steps.every((step) => step.card.id !== card.id);
}

/** The ratings that an answer allows: a wrong one cannot be Good. */
export function allowedRatings({ verdict }: Answer): readonly Rating[] {
  return verdict === 'wrong' ? ['again'] : ['again', 'good'];
}

/** The rating that follows from an answer; null if the learner rates it. */
export function ratingOf({ verdict }: Answer): Rating | null {
  if (verdict === null) return null;
  return verdict === 'wrong' ? 'again' : 'good';
}

function leaveQueue(state: SessionState, step: Step, rest: readonly PracticeCard[]): SessionState {
  return { ...state, queue: rest, answer: null, steps: [...state.steps, step] };
}

/** The session after an action; an action that does not fit the state changes nothing. */
export function reduceSession(state: SessionState, action: SessionAction): SessionState {
  const { queue, answer, steps } = state;
  const [card, ...rest] = queue;
  switch (action.type) {
    case 'answered':
      return card && !answer ? { ...state, answer: action.answer } : state;
    case 'rated': {
      const { rating, reviewId, duration } = action;
      if (!card || !answer || !allowedRatings(answer).includes(rating)) return state;
      const next = rating === 'good' ? rest : rest.toSpliced(againDistance, 0, card);
      const step = {
        kind: 'review',
        card,
        queue,
        reviewId,
        rating,
        reviewedAt: answer.at,
        exercise: answer.exercise ?? card.exercise.kind,
        given: answer.given,
        duration,
      } as const;
      return leaveQueue(state, step, next);
    }
    case 'introduced': {
      if (!card || !isIntroduction(state)) return state;
      // The same meaning in another language comes after the question, not after the introduction.
      const isParallel = rest[0]?.parallel_of === card.id;
      const moved = isParallel ? [card, ...rest.slice(0, 1)] : [card];
      const next = rest.slice(moved.length - 1).toSpliced(introductionDistance, 0, ...moved);
      return leaveQueue(state, { kind: 'introduced', card, queue }, next);
    }
    case 'known':
      return card ? leaveQueue(state, { kind: 'known', card, queue }, rest) : state;
    case 'undone': {
      if (answer) return { ...state, answer: null };
      const last = steps.at(-1);
      return last ? { ...state, queue: last.queue, steps: steps.slice(0, -1) } : state;
    }
    default:
      return action;
  }
}
