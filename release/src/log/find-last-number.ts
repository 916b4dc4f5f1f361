import { snapshotKey } from '../store/snapshot-key.ts';
import type { ReadStore } from '../store/store.ts';

/** No key has room for a larger one. */
const largest = 999_999_999_999;

/**
 * The highest number of a registry's log, whose copy of the newest snapshot is of no use; 0 when
 * there is none. Numbers have no gaps, so that a few steps find the end of a long log, and of one that
 * never ends: some servers answer whatever they are asked for.
 */
export async function findLastNumber(store: ReadStore): Promise<number> {
  const isThere = async (number: number) =>
    number <= largest && (await store.get(snapshotKey(number))) !== null;
  let last = 0;
  let step = 1;
  while (await isThere(last + step)) {
    last += step;
    step *= 2;
  }
  for (; step >= 1; step /= 2) {
    if (await isThere(last + step)) last += step;
  }
  return last;
}
