import { reportSizes } from './sizes.ts';

test('each size stands beside its budget, and all within theirs hold', () => {
  const lines: string[] = [];
  const sizes = [
    { name: "visitor's first view", kilobytes: 97.84, budget: 110 },
    { name: 'remote words, own code', kilobytes: 60, budget: 60 },
  ];
  expect(reportSizes(sizes, (line) => lines.push(line))).toBe(true);
  expect(lines).toEqual([
    "✓ visitor's first view: 97.8 of 110 kB (scripts, brotli)",
    '✓ remote words, own code: 60.0 of 60 kB (scripts, brotli)',
  ]);
});

test('one size over its budget is marked, and they do not hold', () => {
  const lines: string[] = [];
  const sizes = [
    { name: 'a', kilobytes: 61, budget: 60 },
    { name: 'b', kilobytes: 1, budget: 60 },
  ];
  expect(reportSizes(sizes, (line) => lines.push(line))).toBe(false);
  expect(lines[0]).toBe('✗ a: 61.0 of 60 kB (scripts, brotli)');
});
