import type { RowLabel } from '../paradigms/index.ts';

/** Word order of a language, as far as language-independent rules need them. */
export interface Syntax {
  /** Adjectives follow their nouns. */
  adjectivesFollow?: true;
  /** Verbs end their clauses, and postpositions replace prepositions. */
  isHeadFinal?: true;
  /** A noun may directly precede another one: bus stop. */
  joinsNouns?: true;
  hasCases?: true;
  /** Rows of tables of which either form may fit a sentence, as far as its translation says. */
  interchangeable?: readonly (readonly [RowLabel, RowLabel])[];
  /** A clause that begins with its verb is an imperative. */
  ordersBegin?: true;
}
