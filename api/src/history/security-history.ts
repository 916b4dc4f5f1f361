import type { SecurityEventKind, SignInMethod } from '@topwords/platform/contracts';
import type { Logger } from 'pino';
import type { Database } from '../db/open-database.ts';
import { nextEventId } from './next-event-id.ts';
import { dropSecurityEventsUntil, insertSecurityEvent } from './security-event-repository.ts';

const day = 24 * 60 * 60 * 1000;
/** How long events are kept. */
export const keptMilliseconds = 180 * day;

/** Where a request came from. */
export interface Origin {
  /** The browser's name for itself, in words; null if unknown. */
  device: string | null;
  network: string | null;
}

/** An event to be kept. */
interface HappenedEvent {
  userId: string;
  kind: SecurityEventKind;
  /** Absent where an operator did it. */
  from?: Origin | undefined;
  method?: SignInMethod;
  isNewDevice?: boolean;
}

/**
 * What happened to accounts: kept for their owners for 180 days, and written to the log and to the
 * metrics for operators.
 */
export interface SecurityHistory {
  /** Keeps an event, in the transaction of what it tells about. */
  record(context: { db: Database; now: number }, event: HappenedEvent): Promise<void>;
  /** Keeps it after the answer, so that the answer's time does not tell of it. */
  recordLater(context: { db: Database; now: number }, event: HappenedEvent): void;
  /** Deletes events that are too old, now and once a day until it is closed. */
  start(): void;
  /** Resolves when everything is kept. */
  close(): Promise<void>;
}

interface HistoryServices {
  db: Database;
  log: Logger;
  now: () => number;
  /** Counts events by their kind. */
  count?: (kind: SecurityEventKind) => void;
}

/** Events that a log shows as warnings: they may be attacks. */
const suspicious: ReadonlySet<SecurityEventKind> = new Set([
  'sign-in-failed',
  'address-lost',
  'recovery-code-used',
]);

/** Creates the history of this process; the instances of a product share the events. */
export function createSecurityHistory({ db, log, now, count }: HistoryServices): SecurityHistory {
  const later = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;

  async function sweep(): Promise<void> {
    try {
      await dropSecurityEventsUntil(db, now() - keptMilliseconds);
    } catch (error) {
      log.error({ err: error }, 'old security events were not deleted');
    }
  }

  const history: SecurityHistory = {
    async record(context, { userId, kind, from, method, isNewDevice = false }) {
      await insertSecurityEvent(context.db, {
        userId,
        id: nextEventId(),
        happenedAt: context.now,
        kind,
        doneBy: from === undefined ? 'operator' : 'person',
        method: method ?? null,
        isNewDevice: Number(isNewDevice),
        device: from?.device ?? null,
        network: from?.network ?? null,
      });
      const level = suspicious.has(kind) ? 'warn' : 'info';
      const { device = null, network = null } = from ?? {};
      log[level]({ security: kind, userId, network, device, method, isNewDevice }, 'security');
      count?.(kind);
    },
    recordLater(context, event) {
      const kept = history
        .record(context, event)
        .catch((error: unknown) => log.error({ err: error }, 'a security event was not kept'))
        .finally(() => later.delete(kept));
      later.add(kept);
    },
    start() {
      void sweep();
      timer = setInterval(() => void sweep(), day).unref();
    },
    async close() {
      clearInterval(timer);
      await Promise.all(later);
    },
  };
  return history;
}
