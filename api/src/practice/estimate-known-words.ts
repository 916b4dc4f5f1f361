/** How often a known word is answered wrong. */
const slip = 0.1;
/** How often an unknown word is answered right: one of four choices. */
const guess = 0.25;

/** Log-likelihood ratio (natural logarithm) of an answer: word known against word unknown. */
const evidence = {
  right: Math.log((1 - slip) / guess),
  wrong: Math.log(slip / (1 - guess)),
};

/** An answer of the quiz, with the rank of its word. */
export interface PlacementAnswer {
  rank: number;
  isRight: boolean;
}

/**
 * Estimates by maximum likelihood how many of the most common words are known. The model: a learner
 * who knows `n` words knows those of rank 1 to `n`, and answers one of rank `r` right with probability
 *
 *   P(right | r, n) = guess + (1 − guess − slip) · F,  F = 1 if r ≤ n, else 0
 *
 * which is the psychometric function of F. A. Wichmann and N. J. Hill, "The psychometric function: I"
 * (Perception & Psychophysics 63, 2001), and M. A. Barton and F. M. Lord's four-parameter item
 * response (1981), with a step instead of a slope. The likelihood changes only at asked ranks, so the
 * best `n` is 0 or one of them: the one with the greatest cumulative evidence, the lowest on a tie.
 * A right answer instead of a wrong one never lowers the estimate.
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
