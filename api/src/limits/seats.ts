import { knownError, type KnownError } from '../errors/known-error.ts';

/** Gives a seat back; a second time does nothing. */
export type LeaveSeat = () => void;

/** All of one's seats are taken. */
export function noSeatLeft(detail: string): KnownError {
  return knownError('too_many_attempts', detail, { retryAfterSeconds: 1 });
}

/**
 * Lets everyone have only so much work under way, so that nobody keeps an engine from the others.
 * Taking a seat throws too_many_attempts, with the given text, while all of one's seats are taken.
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
