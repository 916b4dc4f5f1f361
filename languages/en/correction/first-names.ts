import { wordSet } from '../../lookup/word-set.ts';

/** First names that are no other word. */
export const firstNames = wordSet(
  `peter anna john mary tom maria david sarah james emma michael laura daniel lucy paul susan robert julia
  george olga ivan natasha ahmet mehmet ali fatma carlos pedro elena sofia kate alice jane jack emily harry
  sam ben oliver charlie thomas linda helen lisa karen nina pablo luis marta juan jose ana igor dmitry`,
);
