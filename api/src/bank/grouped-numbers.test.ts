import { seededRandom } from '../practice/seeded-random.ts';
import { GroupedNumbers } from './grouped-numbers.ts';

const random = seededRandom('grouped numbers');
const next = (below: number) => Math.floor(random() * below);

test.each([
  [0, 0],
  [1, 0],
  [1, 5],
  [7, 3],
  [20, 500],
])('%i groups have each of their %i numbers', (groups, count) => {
  const pairs = Array.from({ length: groups === 0 ? 0 : count }, () => [
    next(groups),
    next(2 ** 32),
  ]);
  const grouped = new GroupedNumbers(groups, (add) => {
    for (const [group = 0, value = 0] of pairs) add(group, value);
  });
  for (let group = 0; group < groups; group += 1) {
    const values = grouped.numbers.subarray(grouped.starts[group], grouped.starts[group + 1]);
    const expected = pairs.flatMap(([one, value = 0]) => (one === group ? [value] : []));
    expect([...values].toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
  }
  expect(grouped.starts).toHaveLength(groups + 1);
  expect(grouped.numbers).toHaveLength(pairs.length);
});
