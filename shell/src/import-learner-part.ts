import type { LearnerPart } from './services/late-part.ts';

/** The part for learners as the build has it; pages of learners announce its file. */
export function importLearnerPart(): Promise<LearnerPart> {
  return import(/* webpackChunkName: "federation" */ './learner-part.ts');
}
