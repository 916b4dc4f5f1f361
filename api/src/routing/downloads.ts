import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { createSeats, type LeaveSeat } from '../limits/seats.ts';

/** What all file downloads share; one per process. */
export interface Downloads {
  /**
   * Takes the account's one seat and one of the process.
   * @throws too_many_attempts while the account downloads another file, or too many others do
   */
  enter: (userId: string) => LeaveSeat;
  /** Makes one piece of one file at a time, in order, and lets other calls run in between. */
  takeTurn: <Piece>(make: () => Promise<Piece>) => Promise<Piece>;
  /** How long a reader may take for one piece. */
  pieceMilliseconds: number;
}

interface DownloadLimits {
  /** Concurrent downloads of all accounts. */
  maxConcurrent?: number;
  /** How long a reader may take for one piece before the connection is closed. */
  pieceMilliseconds?: number;
}

/** Creates the limits of downloads. Each running download holds about one piece in memory. */
export function createDownloads({
  maxConcurrent = 40,
  pieceMilliseconds = 30_000,
}: DownloadLimits = {}): Downloads {
  const takeOwnSeat = createSeats(
    1,
    'You are downloading a file already. Wait until it is complete, then try again',
  );
  const takeSharedSeat = createSeats(
    maxConcurrent,
    'Too many people are downloading files right now. Try again in a minute',
  );
  let lastTurn: Promise<unknown> = Promise.resolve();

  return {
    pieceMilliseconds,
    enter(userId) {
      const leaveOwn = takeOwnSeat(userId);
      try {
        const leaveShared = takeSharedSeat('all');
        return () => {
          leaveOwn();
          leaveShared();
        };
      } catch (error) {
        leaveOwn();
        throw error;
      }
    },
    takeTurn(make) {
      const turn = lastTurn.then(make);
      lastTurn = turn.then(
        () => yieldToEventLoop(),
        () => undefined,
      );
      return turn;
    },
  };
}
