import { snapshotKey } from '../store/snapshot-key.ts';
import type { ReadStore } from '../store/store.ts';

/** Keys have no room for larger numbers. */
const largest = 999_999_999_999;

/**
 * Finds the highest number of a log whose copy of the newest snapshot is unusable; 0 for an empty
 * log. Numbers have no gaps, so a few steps find the end of a long log, and also end on servers
 * that answer any request.
 */
export async function findLastNumber(store: ReadStore): Promise<number> {
  const exists = async (number: number) =>
    number <= largest && (await store.get(snapshotKey(number))) !== null;
  let last = 0;
  let step = 1;
  while (await exists(last + step)) {
    last += step;
    step *= 2;
  }
  for (; step >= 1; step /= 2) {
    if (await exists(last + step)) last += step;
  }
  return last;
}
