/** How often a word that is known is answered wrong. */
const slip = 0.1;
/** How often a word that is not known is answered right: one of four choices. */
const guess = 0.25;

/** By how much an answer speaks for the word being known rather than not, in natural logarithms. */
const evidence = {
  right: Math.log((1 - slip) / guess),
  wrong: Math.log(slip / (1 - guess)),
};

/** An answer of the quiz to a word of a rank. */
export interface PlacementAnswer {
  rank: number;
  isRight: boolean;
}

/**
 * How many of the commonest words are known, by maximum likelihood. A learner who knows `n` words is
 * taken to know those of rank 1 to `n`, and to answer one of rank `r` rightly with probability
 *
 *   P(right | r, n) = guess + (1 − guess − slip) · F,  F = 1 if r ≤ n, else 0
 *
 * which is the psychometric function of F. A. Wichmann and N. J. Hill, "The psychometric function: I"
 * (Perception & Psychophysics 63, 2001), and M. A. Barton and F. M. Lord's four-parameter item
 * response (1981), with a step in place of the slope. The likelihood changes only at asked ranks, so
 * that the best `n` is 0 or one of them: the one up to which the summed evidence is greatest, and of
 * equals the lowest. A right answer in place of a wrong one never lowers the estimate.
 */
export function estimateKnownWords(answers: readonly PlacementAnswer[]): number {
  const byRank = answers.toSorted((one, other) => one.rank - other.rank);
  let sum = 0;
  let best = { sum: 0, rank: 0 };
  for (const { rank, isRight } of byRank) {
    sum += isRight ? evidence.right : evidence.wrong;
    if (sum > best.sum) best = { sum, rank };
  }
  return best.rank;
}
