import { removeGuestPlace } from '../guest/guest-place.ts';
import { readGuestReviews, writeGuestReview, type GuestReview } from '../guest/guest-review.ts';

/**
 * Gives the guest's answers that belong to nobody to an account, and returns all that are the
 * account's: what was sent to one account, even if that is uncertain, is never sent to another.
 */
export function claimReviews(storage: Storage, sub: string): GuestReview[] {
  for (const review of readGuestReviews(storage)) {
    if (review.sub === undefined) writeGuestReview(storage, { ...review, sub });
  }
  // The guest goes on as a learner.
  removeGuestPlace(storage);
  return readGuestReviews(storage).filter((review) => review.sub === sub);
}
