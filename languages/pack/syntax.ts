/** How a language puts its words together, as far as rules for all languages ask. */
export interface Syntax {
  /** Adjectives are behind their nouns. */
  adjectivesFollow?: true;
  /** Adjectives change with their nouns. */
  adjectivesAgree?: true;
  /** Verbs end their clauses, and what other languages say with prepositions is behind its noun. */
  isHeadFinal?: true;
  /** A noun may be right before another one: bus stop. */
  joinsNouns?: true;
  hasCases?: true;
  /** A noun in the singular may be several. */
  mayLeaveOutNumber?: true;
  /** A clause that begins with its verb is an order. */
  ordersBegin?: true;
}
