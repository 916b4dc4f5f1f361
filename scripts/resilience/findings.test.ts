import { atMost, exactly, findingsTable } from './findings.ts';

test('findings are aligned, and a finding out of bounds is marked', () => {
  expect(findingsTable([atMost('p99', 38.4, 100, ' ms'), exactly('lost writes', 1, 0)])).toBe(
    ['✓ p99          38 ms  (at most 100 ms)', '✗ lost writes      1  (0)'].join('\n'),
  );
});
