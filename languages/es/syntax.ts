import type { Syntax } from '../pack/syntax.ts';

export const syntax: Syntax = {
  adjectivesFollow: true,
  // La vi cantar, la vi cantando.
  interchangeable: [['infinitive', 'gerund']],
};
