/** Word order and agreement of a language, as far as language-independent rules need them. */
export interface Syntax {
  /** Adjectives follow their nouns. */
  adjectivesFollow?: true;
  /** Adjectives agree with their nouns. */
  adjectivesAgree?: true;
  /** Verbs end their clauses, and postpositions replace prepositions. */
  isHeadFinal?: true;
  /** A noun may directly precede another one: bus stop. */
  joinsNouns?: true;
  hasCases?: true;
  /** A singular noun may refer to several things. */
  mayLeaveOutNumber?: true;
  /** A clause that begins with its verb is an imperative. */
  ordersBegin?: true;
}
