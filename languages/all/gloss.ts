import { glossList } from '../lists/gloss.ts';
import type { LanguageCode } from './identity.ts';
import type { GlossRules } from '../pack/gloss-rules.ts';

export type { ClauseWord, UntranslatedReason } from '../gloss/clause-word.ts';
export type * from '../gloss/features.ts';
export { verbAfter } from '../gloss/verb-after.ts';
export type { FormPlace, GlossRules, InflectedWord } from '../pack/gloss-rules.ts';

/** Rules for reading each language word by word. */
export const allGloss: Record<LanguageCode, GlossRules> = glossList;
