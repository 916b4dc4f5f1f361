import type { SignedSnapshot } from '@topwords/platform/contracts';
import { clockTolerance, isExpired, isOlder, lacksEnd, markOf } from './snapshot-age.ts';

function signed(sequence: number, issued_at: number, expires_at?: number, key_id = 'ours') {
  const end = expires_at === undefined ? {} : { expires_at };
  const snapshot = { format: 2 as const, sequence, issued_at, ...end, remotes: [] };
  return { snapshot, signature: { key_id, value: '' } } satisfies SignedSnapshot;
}

test('a snapshot is older if both number and time are lower, for the same key', () => {
  const seen = markOf(signed(40, 4000));
  expect(isOlder(signed(39, 3900), seen)).toBe(true);
  expect(isOlder(signed(40, 4000), seen)).toBe(false);
  expect(isOlder(signed(1, 5000), seen)).toBe(false);
  expect(isOlder(signed(39, 3900, undefined, 'theirs'), seen)).toBe(false);
});

test('a snapshot without an expiry after one with an expiry is from an outdated command', () => {
  expect(lacksEnd(signed(2, 2000), markOf(signed(1, 1000)))).toBe(false);
  expect(lacksEnd(signed(2, 2000), markOf(signed(1, 1000, 9000)))).toBe(true);
  expect(lacksEnd(signed(2, 2000, 9000), markOf(signed(1, 1000, 9000)))).toBe(false);
  expect(lacksEnd(signed(2, 2000, undefined, 'theirs'), markOf(signed(1, 1000, 9000)))).toBe(false);
});

test('a snapshot expires a day after its end, since clocks differ; without an end, never', () => {
  const { snapshot } = signed(1, 1000, 9000);
  expect(isExpired(snapshot, 9000 + clockTolerance)).toBe(false);
  expect(isExpired(snapshot, 9001 + clockTolerance)).toBe(true);
  expect(isExpired(signed(1, 1000).snapshot, Number.MAX_SAFE_INTEGER)).toBe(false);
});
