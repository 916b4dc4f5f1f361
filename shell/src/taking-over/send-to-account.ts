import { isApiFailure, type ApiClient } from '@topwords/platform/client';
import {
  chooseLanguage,
  codeOfLanguage,
  getAccount,
  nameOfLanguage,
  setNative,
  type LanguageCode,
} from '@topwords/platform/contracts';
import type { GuestReview } from '../guest/guest-review.ts';
import { batchSize, storeReviews } from './store-reviews.ts';

/** Timeout of a call, in milliseconds. */
const timeoutMs = 30_000;

interface Recipient {
  api: ApiClient;
  sub: string;
  /** Whether the account is still the one that is signed in. */
  isCurrent: () => boolean;
  /** Called with answers that need not be sent again. */
  onSettled: (reviews: readonly GuestReview[]) => void;
}

/** What became of a guest's answers. */
export interface Sent {
  /** Languages that the account now learns. */
  targets: LanguageCode[];
  /** How many words the account got. */
  words: number;
  /** A language that the account cannot learn, since it is its native one; null without one. */
  refused: LanguageCode | null;
}

const options = () => ({ signal: AbortSignal.timeout(timeoutMs) });

/** Whether the server will always refuse this; another sign-in, or time, may change the others. */
function isRefusal(error: unknown): boolean {
  return isApiFailure(error) && (error.code === 'card_unknown' || error.status === 400);
}

/** The account's native language; an account without one, as Google's are, gets the guest's. */
async function nativeOf(
  { api, sub }: Recipient,
  guestNative: LanguageCode,
): Promise<{ native: LanguageCode; targets: readonly LanguageCode[] }> {
  const account = await api.send(getAccount, {}, options());
  if (account.sub !== sub) throw new Error('Another account has signed in');
  const targets = account.target_langs;
  if (account.native !== null) {
    return { native: codeOfLanguage(account.native) ?? guestNative, targets };
  }
  await api.send(setNative, { body: { native: nameOfLanguage(guestNative) } }, options());
  return { native: guestNative, targets };
}

/** Sends a batch; one with an answer that is refused in halves, so that only that one is lost. */
async function sendBatch(
  recipient: Recipient,
  reviews: readonly GuestReview[],
): Promise<GuestReview[]> {
  const { api, isCurrent, onSettled } = recipient;
  if (!isCurrent()) throw new Error('The session has ended');
  const body = {
    reviews: reviews.map(({ id, word_id, rating, reviewed_at }) => ({
      id,
      card_id: `word-${word_id}`,
      rating,
      exercise: 'recognise' as const,
      reviewed_at,
    })),
  };
  try {
    await api.send(storeReviews, { body }, options());
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (reviews.length === 1) {
      onSettled(reviews);
      return [];
    }
    const middle = Math.ceil(reviews.length / 2);
    return [
      ...(await sendBatch(recipient, reviews.slice(0, middle))),
      ...(await sendBatch(recipient, reviews.slice(middle))),
    ];
  }
  onSettled(reviews);
  return [...reviews];
}

/**
 * Sends an account's answers from its time as a guest: chooses the languages, then sends the
 * reviews, each of which counts once however often it arrives. Answers about the account's native
 * language are given up.
 * @param reviews at least one
 * @throws the client's error if the rest may succeed later
 */
export async function sendToAccount(
  recipient: Recipient,
  reviews: readonly GuestReview[],
): Promise<Sent> {
  const { api, isCurrent, onSettled } = recipient;
  const guestNative = reviews.at(-1)?.native ?? 'en';
  const { native, targets: known } = await nativeOf(recipient, guestNative);
  const [taken, refused] = [true, false].map((isTaken) =>
    reviews.filter(({ target }) => (target !== native) === isTaken),
  ) as [GuestReview[], GuestReview[]];
  const targets = [...new Set(taken.map(({ target }) => target))];
  for (const target of targets.filter((code) => !known.includes(code))) {
    if (!isCurrent()) throw new Error('The session has ended');
    await api.send(chooseLanguage, { body: { target_language_code: target } }, options());
  }
  const sent: GuestReview[] = [];
  for (let from = 0; from < taken.length; from += batchSize) {
    sent.push(...(await sendBatch(recipient, taken.slice(from, from + batchSize))));
  }
  onSettled(refused);
  return {
    targets,
    words: new Set(sent.map(({ word_id }) => word_id)).size,
    refused: refused[0]?.target ?? null,
  };
}
