import type { LearnerPart } from './services/lazy-part.ts';

/** Loads the part for learners; pages for learners preload its file. */
export function importLearnerPart(): Promise<LearnerPart> {
  return import(/* webpackChunkName: "federation" */ './learner-part.ts');
}
