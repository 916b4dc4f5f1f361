import { queryOptions } from '@tanstack/react-query';
import {
  getPracticeQueue,
  sessionLengths,
  type LanguageCode,
  type PracticeQueue,
} from '@topwords/platform/contracts';
import { askServer, callKey } from '@topwords/platform/remote';
import type { PracticeServices } from '../context/use-practice.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { wantsToSpeak } from '../speaking/speaking.ts';

/** As many cards as one call gives: a day's, since the network may be gone for the next session. */
const queueLimit = '100';

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

/** The exercises that this page can ask besides those that every page can. */
function abilitiesOf(speaks: boolean) {
  const yes = 'true' as const;
  return { builds: yes, ...(speaks && { speaks: yes }) };
}

/** Requests new words beyond the daily number. */
export async function fetchExtraWords(
  { host, outbox, speaking }: Pick<PracticeServices, 'host' | 'outbox' | 'speaking'>,
  language: LanguageCode,
): Promise<PracticeQueue> {
  await sendFirst(outbox);
  const abilities = abilitiesOf(wantsToSpeak(speaking.state.value));
  const query = { language, limit: longestSession, ...abilities, beyond_daily: 'true' } as const;
  return host.api.send(getPracticeQueue, { query });
}

/** Milliseconds until an empty queue has a card again, from ten seconds to an hour. */
function untilNextDue(queue: PracticeQueue | undefined): number | false {
  if (!queue || queue.cards.length > 0 || queue.next_due_at === null) return false;
  const rest = Date.parse(queue.next_due_at) - Date.now();
  return Math.min(Math.max(rest + second, 10 * second), 3600 * second);
}

interface QueueOptions {
  language: LanguageCode;
  /** Only the favorites of this category. */
  categoryId: string | undefined;
  /** Whether the learner can be asked to say words. */
  speaks: boolean;
  /** The other language in which meanings are asked too. */
  also: LanguageCode | null;
}

/** The input of the call for a queue, which also names its kept answer. */
export function queueInput({ language, categoryId, speaks, also }: QueueOptions) {
  const category = categoryId === undefined ? {} : { category_id: categoryId };
  const other = also === null ? {} : { also };
  const query = {
    language,
    limit: queueLimit,
    ...abilitiesOf(speaks),
    ...category,
    ...other,
  } as const;
  return { query };
}

/** The same for tomorrow. */
export function tomorrowsInput({ query }: ReturnType<typeof queueInput>) {
  return { query: { ...query, days_ahead: '1' } } as const;
}

/** Whether a queue was kept on an earlier day of this device. */
function isOfEarlierDay({ made_for: moment }: PracticeQueue): boolean {
  return (
    moment !== undefined && new Date(moment).setHours(0, 0, 0, 0) < new Date().setHours(0, 0, 0, 0)
  );
}

/** The cards to practice now, for sessions of any length; they change by the minute and by answer. */
export function queueQuery(outbox: Outbox, options: QueueOptions) {
  const input = queueInput(options);
  return queryOptions<PracticeQueue>({
    queryKey: callKey(getPracticeQueue, input),
    refetchInterval: ({ state }) => untilNextDue(state.data),
    async queryFn({ client, signal }) {
      await sendFirst(outbox);
      const queue = await askServer(client, getPracticeQueue, input, signal);
      if (!isOfEarlierDay(queue)) return queue;
      const later = askServer(client, getPracticeQueue, tomorrowsInput(input), signal);
      // Not every queue is kept ahead.
      return later.catch(() => queue);
    },
  });
}
