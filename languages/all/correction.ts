import { correctionList } from '../lists/correction.ts';
import type { LanguageCode } from './identity.ts';
import type { CorrectionRules } from '../pack/correction-rules.ts';

export type * from '../pack/lexicon.ts';
export type * from '../pack/correction-rules.ts';
export * from '../correction/near-misses.ts';
export * from '../correction/reading-sentences.ts';

/** How sentences of each language are corrected. */
export const allCorrection: Record<LanguageCode, CorrectionRules> = correctionList;
