import { queryOptions } from '@tanstack/react-query';
import {
  getPracticeQueue,
  sessionLengths,
  type LanguageCode,
  type PracticeQueue,
} from '@topwords/platform/contracts';
import type { HostApi } from '@topwords/platform/host';
import type { Outbox } from '../outbox/outbox.ts';

/** How long the queue waits for answers that are still to be sent, in milliseconds. */
const patience = 3000;

const second = 1000;

const longestSession = String(Math.max(...sessionLengths));

/** Keys of the queues that are kept. */
export const queueKeys = {
  all: ['practice-queue'],
  of: (language: LanguageCode) => ['practice-queue', language],
} as const;

interface Asking {
  host: Pick<HostApi, 'api'>;
  outbox: Outbox;
}

/** The server should know of all answers before it says what comes next. */
async function sendFirst(outbox: Outbox): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  await Promise.race([outbox.send(), enough]);
  clearTimeout(timer);
}

/** Asks for the cards of a session of any length; `isBeyond` for new words beyond the day's number. */
export async function askForQueue(
  { host, outbox }: Asking,
  language: LanguageCode,
  { isBeyond = false, signal }: { isBeyond?: boolean; signal?: AbortSignal } = {},
) {
  await sendFirst(outbox);
  const query = {
    language,
    limit: longestSession,
    ...(isBeyond && { beyond_daily: 'true' as const }),
  };
  return host.api.send(getPracticeQueue, { query }, signal ? { signal } : {});
}

/** How long until an empty queue has a card again, in milliseconds, at least ten seconds and at most an hour. */
function untilNextDue(queue: PracticeQueue | undefined): number | false {
  if (!queue || queue.cards.length > 0 || queue.next_due_at === null) return false;
  const rest = Date.parse(queue.next_due_at) - Date.now();
  return Math.min(Math.max(rest + second, 10 * second), 3600 * second);
}

/** The cards to practise now; they change with every minute and every answer. */
export function queueQuery(asking: Asking, language: LanguageCode) {
  return queryOptions<PracticeQueue>({
    queryKey: queueKeys.of(language),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => untilNextDue(state.data),
    queryFn: ({ signal }) => askForQueue(asking, language, { signal }),
  });
}
