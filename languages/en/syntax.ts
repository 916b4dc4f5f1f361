import type { Syntax } from '../pack/syntax.ts';

export const syntax: Syntax = { joinsNouns: true, ordersBegin: true };
