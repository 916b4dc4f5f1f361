import { findingsTable } from './findings-table.ts';

test('findings are aligned, and a finding out of bounds is marked', () => {
  expect(
    findingsTable([
      { measure: 'p99', found: '38 ms', allowed: 'under 100 ms', isHeld: true },
      { measure: 'lost writes', found: '1', allowed: '0', isHeld: false },
    ]),
  ).toBe(['✓ p99          38 ms  (under 100 ms)', '✗ lost writes      1  (0)'].join('\n'));
});
