/** How a learner types a language: what the practice pages load. */
export interface Typing {
  /** Letters and signs beyond the keyboard of English. */
  keys?: readonly string[];
  /** All letters in the rows of its keyboard, where it is another one than English's. */
  keyboard?: readonly (readonly string[])[];
  /** Letters that look accented and are letters of their own. */
  ownLetters?: string;
  /** A typed text without what never matters, beside case and marks of punctuation. */
  plain?: (text: string) => string;
  /** Words before a noun that may be typed or left out. */
  articles?: ReadonlySet<string>;
  /** The word before a verb that may be typed or left out. */
  infinitiveMarker?: string;
  /** Common words that nothing but accents tells apart; any other missing accent is forgiven. */
  toldApart?: ReadonlySet<string>;
  /** Endings of verbs that accents tell apart. */
  stressedEnding?: RegExp;
}
