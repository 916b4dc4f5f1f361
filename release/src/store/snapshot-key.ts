/** Key of the newest snapshot, a copy; the numbered snapshots are authoritative. */
export const newestSnapshotKey = 'registry.json';

/** Key of the snapshot with that number; it is written once and never changed. */
export function snapshotKey(sequence: number): string {
  return `snapshots/${String(sequence).padStart(12, '0')}.json`;
}
