import { textList } from '../lists/text.ts';
import type { LanguageCode } from './identity.ts';
import type { TextRules } from '../pack/text-rules.ts';

export { editDistance, allowedTypos } from '../text/edit-distance.ts';
export { findByRule } from '../text/find-by-rule.ts';
export { foldText } from '../text/fold-text.ts';
export * from '../text/tokens.ts';

/** How each language is written. */
export const allText: Record<LanguageCode, TextRules> = textList;
