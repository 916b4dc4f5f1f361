import type { UserContext } from '../context.ts';

/**
 * How well the learner recalls a word now, as a probability in percent (0–100). A word that has
 * never been practised has none: 0.
 */
export type GetStrength = (context: UserContext, wordId: number) => Promise<number>;

/** Every word counts as never practised. */
export const neverPractised: GetStrength = async () => 0;
