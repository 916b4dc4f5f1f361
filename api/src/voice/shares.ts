import { createSeats } from '../http/seats.ts';

/** Runs work on behalf of someone. */
export type InShareOf = <Result>(who: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets everyone have only so many recordings under way. The work that is refused rejects with
 * too_many_attempts.
 */
export function createShares(atOnce: number): InShareOf {
  const takeSeat = createSeats(atOnce, 'Too many recordings at once. Try again in a second');

  return async (who, work) => {
    const leaveSeat = takeSeat(who);
    try {
      return await work();
    } finally {
      leaveSeat();
    }
  };
}
