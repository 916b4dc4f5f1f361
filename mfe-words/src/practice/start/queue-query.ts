import { queryOptions } from '@tanstack/react-query';
import {
  getPracticeQueue,
  sessionLengths,
  type LanguageCode,
  type PracticeQueue,
} from '@topwords/platform/contracts';
import type { HostApi } from '@topwords/platform/host';
import { askServer, callKey } from '@topwords/platform/remote';
import type { Outbox } from '../outbox/outbox.ts';

/** How long the queue waits for unsent answers, in milliseconds. */
const timeoutMs = 3000;

const second = 1000;

const longestSession = String(Math.max(...sessionLengths));

/** Waits, so that the server knows all answers before it returns the next cards. */
async function sendFirst(outbox: Outbox): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  await Promise.race([outbox.send(), enough]);
  clearTimeout(timer);
}

/** Requests new words beyond the daily number. */
export async function fetchExtraWords(
  { host, outbox }: { host: Pick<HostApi, 'api'>; outbox: Outbox },
  language: LanguageCode,
): Promise<PracticeQueue> {
  await sendFirst(outbox);
  const query = { language, limit: longestSession, beyond_daily: 'true' } as const;
  return host.api.send(getPracticeQueue, { query });
}

/** Milliseconds until an empty queue has a card again, from ten seconds to an hour. */
function untilNextDue(queue: PracticeQueue | undefined): number | false {
  if (!queue || queue.cards.length > 0 || queue.next_due_at === null) return false;
  const rest = Date.parse(queue.next_due_at) - Date.now();
  return Math.min(Math.max(rest + second, 10 * second), 3600 * second);
}

/** The cards to practice now, for a session of any length; they change by the minute and by answer. */
export function queueQuery(outbox: Outbox, language: LanguageCode) {
  const input = { query: { language, limit: longestSession } };
  return queryOptions<PracticeQueue>({
    queryKey: callKey(getPracticeQueue, input),
    refetchInterval: ({ state }) => untilNextDue(state.data),
    async queryFn({ client, signal }) {
      await sendFirst(outbox);
      return askServer(client, getPracticeQueue, input, signal);
    },
  });
}
