import { isApiFailure, type ApiClient } from '@topwords/platform/client';
import {
  answerMistake,
  reviewBatchMaximum,
  sendReviews,
  setCardKnown,
  undoReview,
  type CardState,
} from '@topwords/platform/contracts';
import type { Entry, EntryOf } from './entry.ts';

/** Timeout of a call, in milliseconds. */
const timeoutMs = 30_000;

/** Sends calls, which always carry the current account's token. */
export interface Sender {
  api: ApiClient;
  /** Whether the account that owns the entries is still signed in. */
  isCurrent: () => boolean;
}

/** The result for entries that need not be sent again. */
export interface Settled {
  entries: readonly Entry[];
  /** The new states of their cards; empty if the server refused the entry. */
  cards: readonly CardState[];
  isRefused: boolean;
}

/** The next entries to send: reviews in a batch, as many as one call takes; anything else one by one. */
export function nextBatch(entries: readonly Entry[]): readonly Entry[] {
  const end = entries.findIndex(({ kind }) => kind !== 'review');
  return end === 0
    ? entries.slice(0, 1)
    : entries.slice(0, end === -1 ? reviewBatchMaximum : Math.min(end, reviewBatchMaximum));
}

/**
 * Whether the server will always refuse this entry. Authorization, rate limits and a server that
 * does not know the call yet say nothing about the entry.
 */
function isRefusal(error: unknown): boolean {
  if (!isApiFailure(error)) return false;
  const { status, code } = error;
  return code === 'card_unknown' || [400, 409, 410, 413, 422].includes(status);
}

/** Whether the server does not know a call, as one that went back to an older release. */
function isUnknownCall(error: unknown): boolean {
  return isApiFailure(error) && (error.status === 404 || error.status === 405);
}

/** Whether a server may have refused a review because it is older than its exercise. */
function isUnknownExercise(entry: Entry, error: unknown): entry is EntryOf<'review'> {
  const isInvalid = isApiFailure(error) && error.code === 'validation_failed';
  return isInvalid && isReview(entry) && entry.content.exercise === 'say';
}

function isReview(entry: Entry): entry is EntryOf<'review'> {
  return entry.kind === 'review';
}

async function cardsOf(api: ApiClient, batch: readonly Entry[]): Promise<readonly CardState[]> {
  const options = { signal: AbortSignal.timeout(timeoutMs) };
  const [first] = batch;
  if (first?.kind === 'undo') return [await api.send(undoReview, { body: first.content }, options)];
  if (first?.kind === 'known') {
    return [await api.send(setCardKnown, { body: first.content }, options)];
  }
  if (first?.kind === 'mistake') {
    await api.send(answerMistake, { body: first.content }, options);
    return [];
  }
  const reviews = batch.filter(isReview).map(({ content }) => content);
  const { cards } = await api.send(sendReviews, { body: { reviews } }, options);
  return cards;
}

/**
 * Sends a batch. If the server refuses it, splits it in halves, down to the entry at fault: only
 * that one is given up. For a server that does not know yet that words are said, a word that was said
 * counts as typed. Stops if the account changes meanwhile.
 * @throws the client's error if the batch may succeed later
 */
export async function sendBatch(
  sender: Sender,
  batch: readonly Entry[],
  onSettled: (settled: Settled) => void,
): Promise<void> {
  if (!sender.isCurrent()) return;
  let cards: readonly CardState[];
  try {
    cards = await cardsOf(sender.api, batch);
  } catch (error) {
    const [entry] = batch;
    if (entry?.kind === 'mistake' && isUnknownCall(error)) {
      onSettled({ entries: batch, cards: [], isRefused: false });
      return;
    }
    if (!isRefusal(error)) throw error;
    if (batch.length === 1 && entry && isUnknownExercise(entry, error)) {
      const former: Entry = { ...entry, content: { ...entry.content, exercise: 'recall' } };
      await sendBatch(sender, [former], onSettled);
      return;
    }
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
