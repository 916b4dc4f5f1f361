import type { RankOverrides } from '../ranks/rank-overrides.ts';

/** No correction of any rank. */
export const noOverrides: RankOverrides = { en: [], es: [], ru: [], tr: [] };
