import type { SecurityEventKind } from '@topwords/platform/contracts';
import { nextEventId } from '../history/next-event-id.ts';
import { insertSecurityEvent } from '../history/security-event-repository.ts';
import type { OpenContext } from '../users/context.ts';

/** Keeps, for an account's owner, what an operator did. */
export async function noteByOperator(
  { db, now }: OpenContext,
  userId: string,
  kind: SecurityEventKind,
): Promise<void> {
  await insertSecurityEvent(db, {
    userId,
    id: nextEventId(),
    happenedAt: now,
    kind,
    doneBy: 'operator',
    method: null,
    isNewDevice: 0,
    device: null,
    network: null,
  });
}
