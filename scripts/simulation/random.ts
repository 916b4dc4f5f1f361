import { xoroshiro128plus, type RandomGenerator } from 'pure-rand';

/** Numbers that follow from a seed alone. */
export interface RandomStream {
  /** Between 0 and 1, neither included. */
  uniform(): number;
  /** Of the standard normal distribution. */
  normal(): number;
}

function streamFrom(generator: RandomGenerator): RandomStream {
  const uniform = () => ((generator.unsafeNext() >>> 0) + 0.5) / 2 ** 32;
  return {
    uniform,
    // The transform of Box and Muller.
    normal: () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform()),
  };
}

/**
 * Answers a new stream with each call. The streams of a seed lie 2^64 numbers apart, so that none
 * runs into another, and how much is drawn from one changes nothing of the next.
 */
export function createStreams(seed: number): () => RandomStream {
  let generator = xoroshiro128plus(seed);
  return () => {
    const next = generator.jump?.();
    if (!next) throw new Error('The generator cannot jump');
    generator = next;
    return streamFrom(generator.clone());
  };
}

/** A seed for each of some learners, all of them from one seed. */
export function drawSeeds(seed: number, count: number): number[] {
  const stream = createStreams(seed)();
  return Array.from({ length: count }, () => Math.floor(stream.uniform() * 2 ** 32) | 0);
}
