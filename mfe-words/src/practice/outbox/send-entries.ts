import { isApiFailure, type ApiClient } from '@topwords/platform/client';
import {
  reviewBatchMaximum,
  sendReviews,
  setCardKnown,
  undoReview,
  type CardState,
} from '@topwords/platform/contracts';
import type { Entry, EntryOf } from './entry.ts';

/** How long an answer may take, in milliseconds, before it counts as none. */
const patience = 30_000;

/** Who sends, and for how long: the token that goes with a call is always the present account's. */
export interface Sender {
  api: ApiClient;
  /** Whether the account whose entries they are is still the present one. */
  isPresent: () => boolean;
}

/** What became of entries that need not be sent again. */
export interface Settled {
  entries: readonly Entry[];
  /** Where their cards stand; none when the server refused the entry. */
  cards: readonly CardState[];
  isRefused: boolean;
}

/** The entries to send next: reviews together, as many as one call takes, others one by one. */
export function nextBatch(entries: readonly Entry[]): readonly Entry[] {
  const end = entries.findIndex(({ kind }) => kind !== 'review');
  return end === 0
    ? entries.slice(0, 1)
    : entries.slice(0, end === -1 ? reviewBatchMaximum : Math.min(end, reviewBatchMaximum));
}

/**
 * Whether the server will refuse the very same entry each time. Who may ask, how often, and a server
 * that does not know the call yet are no matter of the entry.
 */
function isRefusal(error: unknown): boolean {
  if (!isApiFailure(error)) return false;
  const { status, code } = error;
  return code === 'card_unknown' || [400, 409, 410, 413, 422].includes(status);
}

function isReview(entry: Entry): entry is EntryOf<'review'> {
  return entry.kind === 'review';
}

async function cardsOf(api: ApiClient, batch: readonly Entry[]): Promise<readonly CardState[]> {
  const options = { signal: AbortSignal.timeout(patience) };
  const [first] = batch;
  if (first?.kind === 'undo') return [await api.send(undoReview, { body: first.content }, options)];
  if (first?.kind === 'known') {
    return [await api.send(setCardKnown, { body: first.content }, options)];
  }
  const reviews = batch.filter(isReview).map(({ content }) => content);
  const { cards } = await api.send(sendReviews, { body: { reviews } }, options);
  return cards;
}

/**
 * Sends a batch. Where the server refuses it, its halves are sent, down to the entry that is at fault:
 * that one is given up, and the others are kept. Ends where the account changes in between.
 * @throws what the client throws when the batch may be taken later
 */
export async function sendBatch(
  sender: Sender,
  batch: readonly Entry[],
  onSettled: (settled: Settled) => void,
): Promise<void> {
  if (!sender.isPresent()) return;
  let cards: readonly CardState[];
  try {
    cards = await cardsOf(sender.api, batch);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (batch.length === 1) {
      onSettled({ entries: batch, cards: [], isRefused: true });
      return;
    }
    const middle = Math.ceil(batch.length / 2);
    await sendBatch(sender, batch.slice(0, middle), onSettled);
    await sendBatch(sender, batch.slice(middle), onSettled);
    return;
  }
  onSettled({ entries: batch, cards, isRefused: false });
}
