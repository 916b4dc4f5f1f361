import { knownError, type KnownError } from '../errors/known-error.ts';

/** Releases a seat; a second call does nothing. */
export type LeaveSeat = () => void;

/** All seats of a holder are taken. */
export function noSeatLeft(detail: string): KnownError {
  return knownError('too_many_attempts', detail, { retryAfterSeconds: 1 });
}

/**
 * Limits how much work each holder runs concurrently, so that nobody blocks an engine for the rest.
 * Taking a seat throws too_many_attempts, with the given text, while all seats of the holder are
 * taken.
 */
export function createSeats(each: number, detail: string): (who: string) => LeaveSeat {
  const taken = new Map<string, number>();

  function giveBack(who: string): void {
    const left = (taken.get(who) ?? 1) - 1;
    if (left === 0) taken.delete(who);
    else taken.set(who, left);
  }

  return (who) => {
    const running = taken.get(who) ?? 0;
    if (running >= each) throw noSeatLeft(detail);
    taken.set(who, running + 1);
    let isSeated = true;
    return () => {
      if (isSeated) giveBack(who);
      isSeated = false;
    };
  };
}
