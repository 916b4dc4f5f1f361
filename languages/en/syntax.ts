import type { Syntax } from '../pack/syntax.ts';

export const syntax: Syntax = {
  joinsNouns: true,
  ordersBegin: true,
  // I saw her go, I saw her going.
  interchangeable: [['base', 'gerund']],
};
