import { estimateKnownWords, type PlacementAnswer } from './estimate-known-words.ts';
import { seededRandom, type Random } from './seeded-random.ts';

/** The ranks that a quiz of 2,000 words asks: they grow by a constant factor. */
const ranks = Array.from({ length: 24 }, (_, index) => Math.round(20 * 100 ** (index / 23)));

function answersOf(rights: readonly boolean[]): PlacementAnswer[] {
  return ranks.map((rank, index) => ({ rank, isRight: rights[index] ?? false }));
}

/** Answers of a learner who knows `known` words, with slips and lucky guesses. */
function simulate(known: number, random: Random): PlacementAnswer[] {
  return ranks.map((rank) => ({ rank, isRight: random() < (rank <= known ? 0.9 : 0.25) }));
}

test('no right answers estimate no words, and only right answers estimate up to the highest rank', () => {
  expect(estimateKnownWords(answersOf(ranks.map(() => false)))).toBe(0);
  expect(estimateKnownWords(answersOf(ranks.map(() => true)))).toBe(2000);
});

test('right answers up to a rank estimate that rank', () => {
  for (const known of ranks) {
    const answers = ranks.map((rank) => ({ rank, isRight: rank <= known }));
    expect(estimateKnownWords(answers)).toBe(known);
  }
});

test('a slip among known words and a lucky guess among unknown ones do not change the estimate', () => {
  const rights = ranks.map((_, index) => (index < 12 && index !== 5) || index === 20);
  expect(estimateKnownWords(answersOf(rights))).toBe(ranks[11]);
});

test('one lucky guess at a rare word does not estimate all more common words', () => {
  const rights = ranks.map((_, index) => index === 23);
  expect(estimateKnownWords(answersOf(rights))).toBe(0);
});

test('the order of the answers does not matter', () => {
  const random = seededRandom('order');
  for (let time = 0; time < 100; time += 1) {
    const answers = simulate(500, random);
    expect(estimateKnownWords(answers.toReversed())).toBe(estimateKnownWords(answers));
  }
});

test('the estimate is 0 or an asked rank, and one more right answer never lowers it', () => {
  const random = seededRandom('monotone');
  for (let time = 0; time < 500; time += 1) {
    const share = random();
    const rights = ranks.map(() => random() < share);
    const before = estimateKnownWords(answersOf(rights));
    expect([0, ...ranks]).toContain(before);
    const changed = Math.floor(random() * ranks.length);
    const after = estimateKnownWords(answersOf(rights.with(changed, true)));
    expect(after).toBeGreaterThanOrEqual(before);
  }
});

test.each([50, 150, 400, 1000, 1800])(
  'most estimates for learners who know %d words are within a factor of two, and the median is closer',
  (known) => {
    const random = seededRandom(`known ${known}`);
    const estimates = Array.from({ length: 400 }, () =>
      estimateKnownWords(simulate(known, random)),
    );
    const factors = estimates.map((estimate) => estimate / known).toSorted((a, b) => a - b);
    expect(factors[200]).toBeGreaterThan(0.75);
    expect(factors[200]).toBeLessThan(1.3);
    const near = factors.filter((factor) => factor > 0.5 && factor < 2);
    expect(near.length / factors.length).toBeGreaterThan(0.75);
  },
);
