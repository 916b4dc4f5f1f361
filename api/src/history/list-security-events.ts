import type * as calls from '@topwords/platform/contracts';
import { securityEventsMaximum, type SecurityEvent } from '@topwords/platform/contracts';
import type { UseCase } from '../routing/use-case.ts';
import { listSecurityEventsOf, type StoredSecurityEvent } from './security-event-repository.ts';

/** What happened to the account, the newest first. */
export const listSecurityEvents: UseCase<typeof calls.listSecurityEvents> = async (
  { db, user },
  { query: { before } },
) => {
  const limit = securityEventsMaximum + 1;
  const events = await listSecurityEventsOf(db, user.id, { before, limit });
  return {
    events: events.slice(0, securityEventsMaximum).map(presentEvent),
    has_more: events.length === limit,
  };
};

function presentEvent(event: StoredSecurityEvent): SecurityEvent {
  const { id, happenedAt, kind, doneBy: by, method, isNewDevice, device, network } = event;
  return {
    id,
    at: new Date(happenedAt).toISOString(),
    kind,
    by,
    method,
    is_new_device: isNewDevice !== 0,
    device,
    network,
  };
}
