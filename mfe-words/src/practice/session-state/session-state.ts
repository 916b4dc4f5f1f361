import type { LanguageCode, PracticeCard, Rating } from '@topwords/platform/contracts';
import type { Verdict } from '../answer/judge-answer.ts';

/** What the learner answered to the present card, until it is rated. */
export interface Answer {
  /** Null where the learner turned the card over and judges by himself. */
  verdict: Verdict | null;
  /** What was typed or chosen; empty where the answer was asked for. */
  given: string;
  /** Milliseconds since 1970. */
  at: number;
}

interface StepHead {
  card: PracticeCard;
  /** What the learner still had before him, this card first. */
  queue: readonly PracticeCard[];
}

/** Something that the learner did and can take back. */
export type Step = StepHead &
  ({ kind: 'review'; reviewId: string; rating: Rating; reviewedAt: number } | { kind: 'known' });

/** A session: cards before the learner, and the way by which he came here. */
export interface SessionState {
  language: LanguageCode;
  /** How many cards the session has, each counted once. */
  total: number;
  /** The cards to come; the first is the one that is asked. */
  queue: readonly PracticeCard[];
  /** Null while the present card is asked. */
  answer: Answer | null;
  /** Oldest first. */
  steps: readonly Step[];
}

export type SessionAction =
  | { type: 'answered'; answer: Answer }
  | { type: 'rated'; rating: Rating; reviewId: string }
  | { type: 'known' }
  | { type: 'undone' };

/** How many other cards come before one that was not recalled is asked again. */
export const againDistance = 4;

/** A session about to begin. */
export function startSession(language: LanguageCode, cards: readonly PracticeCard[]): SessionState {
  return { language, total: cards.length, queue: cards, answer: null, steps: [] };
}

/** The card that is asked; undefined when the session is over. */
export function presentCard({ queue }: SessionState): PracticeCard | undefined {
  return queue[0];
}

/** The ratings that an answer allows: what was wrong cannot be good. */
export function allowedRatings({ verdict }: Answer): readonly Rating[] {
  return verdict === 'wrong' ? ['again'] : ['again', 'good'];
}

/** The rating that follows from an answer; null where the learner judges by himself. */
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
      const { rating, reviewId } = action;
      if (!card || !answer || !allowedRatings(answer).includes(rating)) return state;
      const next = rating === 'good' ? rest : rest.toSpliced(againDistance, 0, card);
      const step = {
        kind: 'review',
        card,
        queue,
        reviewId,
        rating,
        reviewedAt: answer.at,
      } as const;
      return leaveQueue(state, step, next);
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
