import { knownError, type KnownError } from '../errors/known-error.ts';

/** The error for a favourite that the learner does not have. */
export function favoriteUnknown(): KnownError {
  return knownError('favorite_unknown', 'This favorite no longer exists');
}
