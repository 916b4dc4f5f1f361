import { snapshotKey } from './snapshot-key.ts';

test('snapshots are listed in the order of their numbers', () => {
  expect([snapshotKey(10), snapshotKey(9)].toSorted()).toEqual([snapshotKey(9), snapshotKey(10)]);
});
