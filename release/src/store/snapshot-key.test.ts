import { snapshotKey } from './snapshot-key.ts';

test('keys of snapshots sort by number', () => {
  expect([snapshotKey(10), snapshotKey(9)].toSorted()).toEqual([snapshotKey(9), snapshotKey(10)]);
});
