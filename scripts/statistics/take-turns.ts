import { quantile } from './quantile.ts';

/**
 * Compares two actions, which take turns, so that other load on the machine affects both. Each
 * returns how long it took. @param warmUps rounds that do not count
 * @returns the median of each
 */
export async function takeTurns(
  rounds: number,
  one: () => Promise<number>,
  other: () => Promise<number>,
  warmUps = 0,
): Promise<[one: number, other: number]> {
  const first = { act: one, times: [] as number[] };
  const second = { act: other, times: [] as number[] };
  for (let round = 0; round < warmUps + rounds; round += 1) {
    for (const { act, times } of round % 2 === 0 ? [first, second] : [second, first]) {
      const duration = await act();
      if (round >= warmUps) times.push(duration);
    }
  }
  return [quantile(first.times), quantile(second.times)];
}
