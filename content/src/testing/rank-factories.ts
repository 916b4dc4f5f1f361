import { ofEachLanguage } from '@topwords/languages/identity';
import type { CoursePlans } from '../course/course.ts';
import type { RankOverrides } from '../ranks/rank-overrides.ts';

/** A course that follows levels and ranks alone. */
export const noPlans: CoursePlans = ofEachLanguage(() => ({ first: [], sets: [] }));

/** No correction of any rank. */
export const noOverrides: RankOverrides = { en: [], es: [], ru: [], tr: [] };
