import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** A statement or a connection that waits this long triggers a question to the server. */
const silenceMilliseconds = 1500;
/**
 * The server has this many slices of time to answer; a process that was busy counts at most one.
 */
const slices = 10;
const sliceMilliseconds = 100;
/** Between two questions to a server that does not answer. */
const pauseMilliseconds = 400;

/**
 * A circuit breaker for a server that accepts connections and does not answer. While it is open
 * every caller is refused immediately, and the server is asked until it answers.
 */
export interface Circuit {
  /** Starts waiting for an answer of the server; call the returned function when it arrives. */
  expectAnswer(): () => void;
  /** Returns what the work returns, unless the circuit is open or opens meanwhile. */
  guard<Result>(work: () => Promise<Result>): Promise<Result>;
  close(): void;
}

interface CircuitOptions {
  /** Settles, with success or failure, when the server has answered. */
  ask: () => Promise<unknown>;
  /** Ends all pending work with the error. */
  onOpen: (error: Error) => void;
}

/** A closed circuit: all calls pass. */
export function createCircuit({ ask, onOpen }: CircuitOptions): Circuit {
  const waiting = new Set<(error: Error) => void>();
  let isOpen = false;
  let isAsking = false;
  const over = new AbortController();

  async function isAnswered(): Promise<boolean> {
    const answered = ask().then(yes, yes);
    for (let slice = 0; slice < slices; slice += 1) {
      const late = wait(sliceMilliseconds, false, { ref: false });
      if (await Promise.race([answered, late])) return true;
    }
    return Promise.race([answered, nextTurn(false)]);
  }

  async function suspect(): Promise<void> {
    if (isAsking || over.signal.aborted) return;
    isAsking = true;
    while (!over.signal.aborted && !(await isAnswered())) {
      if (!isOpen) open();
      await wait(pauseMilliseconds, undefined, { ref: false });
    }
    isOpen = false;
    isAsking = false;
  }

  function open(): void {
    isOpen = true;
    const error = noAnswerError();
    onOpen(error);
    for (const refuse of waiting) refuse(error);
  }

  return {
    expectAnswer() {
      let isAwaited = true;
      const timer = setTimeout(() => {
        // Process answers that arrived while this process was busy first.
        setImmediate(() => {
          if (isAwaited) void suspect();
        });
      }, silenceMilliseconds).unref();
      return () => {
        isAwaited = false;
        clearTimeout(timer);
      };
    },
    async guard<Result>(work: () => Promise<Result>) {
      if (isOpen) throw noAnswerError();
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      waiting.add(reject);
      work().then(resolve, reject);
      try {
        return await promise;
      } finally {
        waiting.delete(reject);
      }
    },
    close() {
      over.abort();
    },
  };
}

const yes = () => true;

function noAnswerError(): Error {
  return Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' });
}
