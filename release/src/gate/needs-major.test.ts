import type { ContractBreak } from './contract-break.ts';
import { needsMajor } from './needs-major.ts';

const breaks: ContractBreak[] = [
  { part: 'routes', detail: 'The route /words no longer exists', breaks: ['ai'] },
];

test.each([
  ['1.4.0', '1.5.0', true],
  ['1.4.0', '1.4.0-1aaa63d2', true],
  ['1.4.0', '2.0.0', false],
  ['2.0.0', '1.9.0', true],
  ['0.4.0', '0.4.1', true],
  ['0.4.0', '0.5.0', false],
  ['0.4.0', '1.0.0', false],
])('from %s to %s with a break: %s', (previous, version, isNeeded) => {
  expect(needsMajor(previous, version, breaks)).toBe(isNeeded);
});

test('without breaks any version is fine, and a first release must not break anything', () => {
  expect(needsMajor('1.4.0', '1.4.1', [])).toBe(false);
  expect(needsMajor(null, '1.0.0', [])).toBe(false);
  expect(needsMajor(null, '1.0.0', breaks)).toBe(true);
});
