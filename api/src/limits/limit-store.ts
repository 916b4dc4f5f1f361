import { RateLimiterMemory, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { createSeats, type LeaveSeat } from './seats.ts';

/** What a limiter counts: `points` per key in `duration` seconds. */
interface LimiterOptions {
  /** Separates the counts of limiters. */
  keyPrefix: string;
  points: number;
  /** In seconds. */
  duration: number;
  /**
   * Each instance refuses keys over the limit alone, without asking the store, until the duration
   * is over. For limits that are never reset early.
   */
  refusesAlone?: boolean;
}

/** How much work one holder may run concurrently. */
export interface SeatOptions {
  keyPrefix: string;
  each: number;
  /** The error text for a holder whose seats are all taken. */
  detail: string;
  /** A seat that is never released, because its instance was killed, expires after this. */
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

/** Counts in the memory of this process, so that instances count separately. */
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
