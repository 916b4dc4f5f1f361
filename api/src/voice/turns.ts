import { knownError, type KnownError } from '../errors/known-error.ts';
import { voiceUnavailable } from './engine.ts';
import { createFairQueue, type QueueItem } from './fair-queue.ts';

/** On whose behalf work is done, and how many requests they may have at a time. */
export interface Owner {
  /** Unique among accounts, partners and addresses. */
  name: string;
  maxRequests: number;
}

/** A request for a turn. */
interface TurnRequest {
  owner: Owner;
  cost: number;
  /** Removes the request from the queue; work that has begun continues. */
  signal?: AbortSignal | undefined;
}

/** A worker that does one piece of work at a time. */
export interface Place<Worker> {
  worker: Worker;
  /** The highest cost it accepts, so that short work never waits behind long work. */
  maxCost: number;
}

interface TurnSettings {
  /** Requests that may wait; beyond it, the owner with the most work is refused. */
  queueLength: number;
  /** Longest that a request may wait. */
  waitLimitMilliseconds: number;
}

/** Places that are shared fairly among owners. */
export interface Turns<Worker> {
  /** Whether nothing runs and nothing waits. */
  isIdle(): boolean;
  /**
   * Runs work in a place as soon as it is its owner's turn.
   * @throws too_many_attempts over the owner's limit, voice_unavailable when the queue is full or
   * after waiting too long, the signal's reason when it aborts before the work begins
   */
  run<Result>(request: TurnRequest, work: (worker: Worker) => Promise<Result>): Promise<Result>;
  /** Refuses waiting and later requests. */
  close(): void;
}

interface Turn<Worker> extends QueueItem {
  start: (place: Place<Worker>) => void;
  refuse: (error: unknown) => void;
}

/** A turn and its place. */
interface Served<Worker> {
  turn: Turn<Worker>;
  place: Place<Worker>;
}

const retryAfterSeconds = 2;
const busyDetail = 'The voice is busy right now. Please try again in a few seconds.';

function busy(cause: string): KnownError {
  return voiceUnavailable(cause, { detail: busyDetail, retryAfterSeconds });
}

/** Assigns places, those for short work first. */
export function createTurns<Worker>(
  places: readonly Place<Worker>[],
  { queueLength, waitLimitMilliseconds }: TurnSettings,
): Turns<Worker> {
  const queue = createFairQueue<Turn<Worker>>();
  const inOrder = places.toSorted((one, other) => one.maxCost - other.maxCost);
  const free = new Set(inOrder);
  let isClosed = false;

  function fillPlaces(): void {
    for (const place of inOrder.filter((one) => free.has(one))) {
      const turn = queue.take(({ cost }) => cost <= place.maxCost);
      if (turn !== undefined) turn.start(place);
    }
  }

  function checkLimits(item: Turn<Worker>, { name, maxRequests }: Owner): void {
    if (isClosed) throw voiceUnavailable('Closed');
    if (queue.countOf(name) >= maxRequests) {
      const detail = 'Too many recordings at once. Try again in a second';
      throw knownError('too_many_attempts', detail, { retryAfterSeconds: 1 });
    }
    if (queue.size < queueLength) return;
    const last = queue.findLast(item);
    if (last === item) throw busy('The queue is full');
    last.refuse(busy('Gave way in a full queue'));
  }

  /** Waits in the queue until a place is free. */
  function waitForPlace({ owner, cost, signal }: TurnRequest): Promise<Served<Worker>> {
    return new Promise((resolve, reject) => {
      const item: Turn<Worker> = {
        owner: owner.name,
        cost,
        start(place) {
          settle();
          free.delete(place);
          resolve({ turn: item, place });
        },
        refuse(error) {
          settle();
          queue.remove(item);
          reject(error);
        },
      };
      const timer = setTimeout(
        () => item.refuse(busy('Waited too long for its turn')),
        waitLimitMilliseconds,
      ).unref();
      const leave = () => item.refuse(signal?.reason);

      function settle(): void {
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
      }

      try {
        signal?.throwIfAborted();
        checkLimits(item, owner);
      } catch (error) {
        settle();
        throw error;
      }
      signal?.addEventListener('abort', leave, { once: true });
      queue.add(item);
      fillPlaces();
    });
  }

  return {
    isIdle: () => queue.size === 0 && free.size === places.length,
    async run(request, work) {
      const { turn, place } = await waitForPlace(request);
      try {
        return await work(place.worker);
      } finally {
        queue.finish(turn);
        free.add(place);
        fillPlaces();
      }
    },
    close() {
      isClosed = true;
      for (let turn = queue.take(); turn !== undefined; turn = queue.take()) {
        queue.finish(turn);
        turn.refuse(voiceUnavailable('Closed'));
      }
    },
  };
}
