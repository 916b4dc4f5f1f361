import type { Syntax } from '../pack/syntax.ts';

export const syntax: Syntax = {
  isHeadFinal: true,
  joinsNouns: true,
  hasCases: true,
  // Ev gördüm, evi gördüm.
  interchangeable: [['nominative', 'accusative']],
};
