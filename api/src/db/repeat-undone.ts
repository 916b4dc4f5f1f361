import { setTimeout as wait } from 'node:timers/promises';
import { isLost, isTransient } from './failures.ts';

const maxAttempts = 6;

/**
 * Repeats work that the database has undone in favor of other work, and once work whose connection
 * was lost if it may run again.
 * @param mayRepeat whether work that ended in this loss may run again
 */
export async function repeatUndone<Result>(
  work: () => Promise<Result>,
  mayRepeat: (loss: unknown) => boolean,
): Promise<Result> {
  let losses = 0;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= maxAttempts) throw error;
      if (isTransient(error)) {
        await wait(Math.random() * 10 * 2 ** attempt);
        continue;
      }
      losses += 1;
      if (!isLost(error) || !mayRepeat(error) || losses > 1) throw error;
    }
  }
}
