import type { PracticeCard } from '@topwords/platform/contracts';
import type { Verdict } from '../answer/judge-answer.ts';
import type { Answer } from '../session-state/session-state.ts';

/** The props of every exercise. */
export interface ExerciseProps {
  card: PracticeCard;
  /** Null until it is answered. */
  answer: Answer | null;
  /** Reports the verdict (null if the learner rates the answer) and what was given. */
  onAnswer: (verdict: Verdict | null, given: string) => void;
}
