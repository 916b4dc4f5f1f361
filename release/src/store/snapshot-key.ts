/** Where a store has its newest snapshot; the numbered ones are the truth, this one is a copy. */
export const newestSnapshotKey = 'registry.json';

/** Where a store has the snapshot of that number; it is written once and never changed. */
export function snapshotKey(sequence: number): string {
  return `snapshots/${String(sequence).padStart(12, '0')}.json`;
}
