import { followPage } from './texts.ts';
import { en, type LearnerTexts } from '../texts/learner/en.ts';

/** The texts of the part that is loaded for learners, in the language of the page. */
export const learnerTexts: LearnerTexts = followPage(en, ({ learner }) => learner);
