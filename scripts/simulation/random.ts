import { xoroshiro128plus, type RandomGenerator } from 'pure-rand';

/** Random numbers determined by a seed. */
export interface RandomStream {
  /** Between 0 and 1, both exclusive. */
  uniform(): number;
  /** Of the standard normal distribution. */
  normal(): number;
}

function streamFrom(generator: RandomGenerator): RandomStream {
  const uniform = () => ((generator.unsafeNext() >>> 0) + 0.5) / 2 ** 32;
  return {
    uniform,
    // Box–Muller transform.
    normal: () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform()),
  };
}

/**
 * Returns a new stream with each call. The streams of a seed are 2^64 numbers apart, so that they
 * do not overlap, and drawing from one does not affect the next.
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

/** A seed for each learner, all derived from one seed. */
export function drawSeeds(seed: number, count: number): number[] {
  const stream = createStreams(seed)();
  return Array.from({ length: count }, () => Math.floor(stream.uniform() * 2 ** 32) | 0);
}
