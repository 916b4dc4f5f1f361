import type { Syntax } from '../pack/syntax.ts';

export const syntax: Syntax = { adjectivesAgree: true, hasCases: true };
