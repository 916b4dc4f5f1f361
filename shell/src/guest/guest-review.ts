import { parseJson } from '@topwords/platform/client';
import { isLanguageCode, type LanguageCode, type Rating } from '@topwords/platform/contracts';
import { guestReviewPrefix, keysIn } from './guest-keys.ts';
import { isRecord } from './is-record.ts';

/** One answer of a guest. */
export interface GuestReview {
  /** A UUID: the account counts each once. */
  id: string;
  word_id: number;
  native: LanguageCode;
  target: LanguageCode;
  rating: Rating;
  /** When the guest answered, ISO 8601 in UTC. */
  reviewed_at: string;
  /** The account that gets it, once one has signed in here; no other account does. */
  sub?: string | undefined;
}

/** Checked by hand: schemas beyond those of visitors would be part of their first view. */
function isGuestReview(value: unknown): value is GuestReview {
  if (!isRecord(value)) return false;
  const { id, word_id, native, target, rating, reviewed_at, sub } = value;
  return (
    typeof id === 'string' &&
    /^[0-9a-f-]{36}$/.test(id) &&
    Number.isSafeInteger(word_id) &&
    isLanguageCode(native) &&
    isLanguageCode(target) &&
    (rating === 'again' || rating === 'good') &&
    typeof reviewed_at === 'string' &&
    /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(reviewed_at) &&
    !Number.isNaN(Date.parse(reviewed_at)) &&
    (sub === undefined || typeof sub === 'string')
  );
}

const keyOf = (id: string) => guestReviewPrefix + id;

/** A guest's answers that no account has yet, the first first. Invalid ones are left out. */
export function readGuestReviews(storage: Storage): GuestReview[] {
  return keysIn(storage, guestReviewPrefix)
    .map((key) => parseJson(storage.getItem(key) ?? ''))
    .filter(isGuestReview)
    .toSorted((one, other) => one.reviewed_at.localeCompare(other.reviewed_at));
}

/** Keeps an answer in place of its former version. @throws when the storage is full */
export function writeGuestReview(storage: Storage, review: GuestReview): void {
  storage.setItem(keyOf(review.id), JSON.stringify(review));
}

/** Forgets an answer, which an account has now. */
export function removeGuestReview(storage: Storage, { id }: Pick<GuestReview, 'id'>): void {
  storage.removeItem(keyOf(id));
}
