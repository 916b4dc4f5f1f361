import { knownError } from '../errors.ts';

/** Runs work on behalf of someone. */
export type InShareOf = <Result>(who: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets everyone have only so much work under way, so that nobody keeps an engine from the others.
 * The work that is refused rejects with too_many_attempts.
 */
export function createShares(atOnce: number): InShareOf {
  const underWay = new Map<string, number>();

  return async (who, work) => {
    const running = underWay.get(who) ?? 0;
    if (running >= atOnce) {
      throw knownError('too_many_attempts', 'Too many recordings at once. Try again in a second', {
        retryAfterSeconds: 1,
      });
    }
    underWay.set(who, running + 1);
    try {
      return await work();
    } finally {
      const left = (underWay.get(who) ?? 1) - 1;
      if (left === 0) underWay.delete(who);
      else underWay.set(who, left);
    }
  };
}
