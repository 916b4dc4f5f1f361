import {
  isLanguageCode,
  type CardState,
  type ExerciseKind,
  type LanguageCode,
  type PracticeCard,
  type PracticeQueue,
  type Rating,
  type Review,
} from '@topwords/platform/contracts';
import { BehaviorSubject } from '@topwords/platform/rx';
import type { Verdict } from '@topwords/languages/typing';
import type { Outbox } from '../outbox/outbox.ts';
import {
  currentCard,
  ratingOf,
  reduceSession,
  startSession,
  type Answer,
  type SessionAction,
  type SessionState,
  type Step,
} from './session-state.ts';

/** What a session starts with. */
export interface SessionStart {
  /** The account that practices. */
  sub: string;
  language: LanguageCode;
  cards: readonly PracticeCard[];
  /** When the next cards after these are due; null for never. */
  nextDueAt: PracticeQueue['next_due_at'];
  /** How much of everyday text the learner understood before, in percent; null if unknown. */
  understoodBefore: number | null;
}

/** Answers the current card; see {@link Answer}. */
export type GiveAnswer = (
  verdict: Verdict | null,
  given: string,
  how?: Pick<Answer, 'exercise' | 'take'>,
) => void;

/** A running session. Each review is stored as soon as it is made. */
export interface PracticeSession extends SessionStart {
  readonly state: BehaviorSubject<SessionState>;
  /** The server's card states, by card. */
  readonly confirmed: BehaviorSubject<ReadonlyMap<string, CardState>>;
  /** Puts a new word that was shown behind the next cards, to be asked after them. */
  introduce: () => void;
  answer: GiveAnswer;
  rate: (rating: Rating) => void;
  /** Takes the current card out of practice permanently. */
  know: () => void;
  /** Undoes one answer. @returns the card that it belonged to */
  undo: () => PracticeCard | undefined;
  /** Stores an answer that is not rated yet, with the rating that follows from it. */
  storeAnswer: () => void;
  /** Subscribes to the server's card states. @returns the disposer */
  follow: () => () => void;
}

type ReviewStep = Extract<Step, { kind: 'review' }>;

function languageOf({ language_code }: PracticeCard): LanguageCode | null {
  return isLanguageCode(language_code) ? language_code : null;
}

/** Exercises whose answers tell what was mixed up: what is said may be misheard. */
const tellingExercises: ReadonlySet<ExerciseKind> = new Set([
  'recognise',
  'listen',
  'cloze',
  'recall',
]);

/** Longer than any word: of a longer answer the beginning tells as much. */
const longestGiven = 200;

function answerOf({ card, exercise, given }: ReviewStep): Pick<Review, 'answer'> {
  if (given === '' || !tellingExercises.has(exercise)) return {};
  const form = exercise === 'cloze' ? card.exercise.cloze?.answer : undefined;
  const answer = { given: given.slice(0, longestGiven), ...(form !== undefined && { form }) };
  return { answer };
}

/** The review of a step; it names the exercise that was shown. */
function reviewOf(step: ReviewStep): Review {
  return {
    id: step.reviewId,
    card_id: step.card.id,
    rating: step.rating,
    exercise: step.exercise,
    reviewed_at: new Date(step.reviewedAt).toISOString(),
    duration_ms: step.duration,
    ...answerOf(step),
  };
}

/** Starts a session. */
export function createPracticeSession(start: SessionStart, outbox: Outbox): PracticeSession {
  const { sub } = start;
  const state = new BehaviorSubject(startSession(start.language, start.cards));
  const confirmed = new BehaviorSubject<ReadonlyMap<string, CardState>>(new Map());

  /** Since when the current card is shown. */
  let shownAt = Date.now();

  function act(action: SessionAction): boolean {
    const before = state.value;
    const next = reduceSession(before, action);
    if (next === before) return false;
    // A repeated card comes as the same object, so it is the steps that tell.
    if (next.steps !== before.steps) shownAt = Date.now();
    state.next(next);
    return true;
  }

  function lastStep(): Step | undefined {
    return state.value.steps.at(-1);
  }

  function rate(rating: Rating): void {
    const reviewId = crypto.randomUUID();
    // A clock that was set back is no time.
    const duration = Math.max(0, Date.now() - shownAt);
    if (!act({ type: 'rated', rating, reviewId, duration })) return;
    const step = lastStep();
    if (step?.kind === 'review') outbox.addReview(sub, reviewOf(step), languageOf(step.card));
  }

  /** A session's reviews have increasing times, even if the clock jumps. */
  function time(): number {
    const last = state.value.steps.findLast((step) => step.kind === 'review');
    return Math.max(Date.now(), (last?.reviewedAt ?? 0) + 1);
  }

  return {
    ...start,
    state,
    confirmed,
    introduce() {
      act({ type: 'introduced' });
    },
    answer: (verdict, given, how) => {
      act({ type: 'answered', answer: { verdict, given, at: time(), ...how } });
    },
    rate,
    know() {
      const card = currentCard(state.value);
      if (card && act({ type: 'known' })) outbox.setKnown(sub, card.id, true, languageOf(card));
    },
    undo() {
      const isAnswer = state.value.answer !== null;
      const step = lastStep();
      if (!act({ type: 'undone' }) || isAnswer) return currentCard(state.value);
      if (step?.kind === 'review') {
        outbox.undoReview(sub, reviewOf(step), languageOf(step.card));
      }
      if (step?.kind === 'known') {
        outbox.setKnown(sub, step.card.id, false, languageOf(step.card));
      }
      return step?.card;
    },
    storeAnswer() {
      const { answer } = state.value;
      const rating = answer && ratingOf(answer);
      if (rating) rate(rating);
    },
    follow() {
      const following = outbox.confirmed.subscribe((cards) => {
        const entries = cards.map((card) => [card.card_id, card] as const);
        confirmed.next(new Map([...confirmed.value, ...entries]));
      });
      return () => following.unsubscribe();
    },
  };
}
