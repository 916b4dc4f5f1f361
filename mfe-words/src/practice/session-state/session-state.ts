import type { LanguageCode, PracticeCard, Rating } from '@topwords/platform/contracts';
import type { Verdict } from '../answer/judge-answer.ts';

/** The learner's answer to the current card, until it is rated. */
export interface Answer {
  /** Null if the learner turned the card over and rates it. */
  verdict: Verdict | null;
  /** What was typed or chosen; empty if the learner asked for the answer. */
  given: string;
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
  ({ kind: 'review'; reviewId: string; rating: Rating; reviewedAt: number } | { kind: 'known' });

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
  | { type: 'rated'; rating: Rating; reviewId: string }
  | { type: 'known' }
  | { type: 'undone' };

/** How many other cards come before a card that was not recalled is asked again. */
export const againDistance = 4;

/** The initial state of a session. */
export function startSession(language: LanguageCode, cards: readonly PracticeCard[]): SessionState {
  return { language, total: cards.length, queue: cards, answer: null, steps: [] };
}

/** The current card; undefined when the session is over. */
export function currentCard({ queue }: SessionState): PracticeCard | undefined {
  return queue[0];
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
