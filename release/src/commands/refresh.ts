import { changeSnapshot, type ChangeResult, type Writer } from '../log/change-snapshot.ts';
import { readLogEnd } from '../log/read-log.ts';
import { releaseFault } from '../fault/release-fault.ts';

/**
 * Re-signs the newest snapshot with a later expiry; nothing live changes.
 * @throws `registry_empty`
 */
export function refresh(writer: Writer): Promise<ChangeResult> {
  return changeSnapshot(
    writer,
    ({ newest }) => {
      if (newest === null) {
        throw releaseFault('registry_empty', `${writer.store.name} has no snapshot`);
      }
      return {};
    },
    { isAlwaysWritten: true },
  );
}

/**
 * Refreshes once a third of the snapshot's lifetime has passed, or when it never expires.
 * @returns what was written; null when no refresh was due
 */
export async function refreshIfDue(writer: Writer): Promise<ChangeResult | null> {
  const { newest } = await readLogEnd(writer.store, writer.privateKey);
  if (newest === null) return null;
  const { issued_at, expires_at = issued_at } = newest.snapshot;
  const isDue = writer.now() >= issued_at + (expires_at - issued_at) / 3;
  return isDue ? refresh(writer) : null;
}
