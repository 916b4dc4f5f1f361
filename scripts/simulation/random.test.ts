import { createStreams, drawSeeds } from './random.ts';

const many = 20_000;

function draw(next: () => number): number[] {
  return Array.from({ length: many }, next);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

test('uniform numbers lie between 0 and 1, half of them in each half', () => {
  const stream = createStreams(1)();
  const values = draw(() => stream.uniform());
  expect(values.every((value) => value > 0 && value < 1)).toBe(true);
  expect(mean(values)).toBeCloseTo(0.5, 1);
  expect(values.filter((value) => value < 0.1).length / many).toBeCloseTo(0.1, 1);
});

test('normal numbers have mean 0 and deviation 1', () => {
  const stream = createStreams(2)();
  const values = draw(() => stream.normal());
  expect(Math.abs(mean(values))).toBeLessThan(0.03);
  expect(Math.abs(mean(values.map((value) => value * value)) - 1)).toBeLessThan(0.05);
});

test('streams differ and are independent of each other', () => {
  const once = createStreams(3);
  const again = createStreams(3);
  const [first, second] = [once(), once()];
  const other = again();
  draw(() => other.uniform());
  const secondAgain = again();
  const values = draw(() => second.uniform());
  expect(values).toEqual(draw(() => secondAgain.uniform()));
  expect(values).not.toEqual(draw(() => first.uniform()));
});

test('each learner’s seed does not depend on the number of learners', () => {
  const seeds = drawSeeds(4, 500);
  expect(new Set(seeds).size).toBe(500);
  expect(drawSeeds(4, 10)).toEqual(seeds.slice(0, 10));
  expect(drawSeeds(5, 10)).not.toEqual(seeds.slice(0, 10));
});
