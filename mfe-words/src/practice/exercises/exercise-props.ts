import type { PracticeCard } from '@topwords/platform/contracts';
import type { Verdict } from '../answer/judge-answer.ts';
import type { Answer } from '../session-state/session-state.ts';

/** What every exercise gets. */
export interface ExerciseProps {
  card: PracticeCard;
  /** Null while it is asked. */
  answer: Answer | null;
  /** The verdict (null where the learner judges by himself) and what was given. */
  onAnswer: (verdict: Verdict | null, given: string) => void;
}
