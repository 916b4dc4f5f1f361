/** Words of a language by which a question names whom or where something is said to, in the syntax of cues. */
export interface Situations {
  /** With respect: a boss, a bank. */
  formal: string;
  /** Among equals: a friend, a party. */
  casual: string;
}
