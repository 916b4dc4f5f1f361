import type { Syntax } from '../pack/syntax.ts';

export const syntax: Syntax = { adjectivesFollow: true };
