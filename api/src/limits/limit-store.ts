import { RateLimiterMemory, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { createSeats, type LeaveSeat } from './seats.ts';

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

/** How much work of one may be under way. */
export interface SeatOptions {
  keyPrefix: string;
  each: number;
  /** What one is told whose seats are all taken. */
  detail: string;
  /** A seat that is not given back, for its instance was killed, ends after so long. */
  leaseSeconds: number;
}

/** Takes a seat. @throws too_many_attempts */
export type TakeSeat = (who: string) => Promise<LeaveSeat>;

/** Where limits are counted. */
export interface LimitStore {
  limiter(options: LimiterOptions): RateLimiterAbstract;
  seats(options: SeatOptions): TakeSeat;
  close(): Promise<void>;
}

/** Counts in the memory of this process: every instance of the API counts by itself. */
export function createMemoryStore(): LimitStore {
  return {
    limiter: ({ keyPrefix, points, duration }) =>
      new RateLimiterMemory({ keyPrefix, points, duration }),
    seats({ each, detail }) {
      const takeSeat = createSeats(each, detail);
      return async (who) => takeSeat(who);
    },
    close: () => Promise.resolve(),
  };
}
