/** Words by which a question names the listener or the situation, in the syntax of cues. */
export interface Situations {
  /** With respect: a boss, a bank. */
  formal: string;
  /** Among equals: a friend, a party. */
  casual: string;
}
