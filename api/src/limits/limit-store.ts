import { RateLimiterMemory, type RateLimiterAbstract } from 'rate-limiter-flexible';

/** What a limiter counts: `points` of each key in `duration` seconds. */
interface LimiterOptions {
  /** Tells the counts of one limiter from those of another. */
  keyPrefix: string;
  points: number;
  /** In seconds. */
  duration: number;
  /**
   * Keys that are over the limit are refused by each instance alone, without asking the store, until
   * the duration is over. For limits from which nobody is let off earlier.
   */
  refusesAlone?: boolean;
}

/** Where limits are counted. */
export interface LimitStore {
  limiter(options: LimiterOptions): RateLimiterAbstract;
  close(): Promise<void>;
}

/** Counts in the memory of this process: every instance of the API counts by itself. */
export function createMemoryStore(): LimitStore {
  return {
    limiter: ({ keyPrefix, points, duration }) =>
      new RateLimiterMemory({ keyPrefix, points, duration }),
    close: () => Promise.resolve(),
  };
}
