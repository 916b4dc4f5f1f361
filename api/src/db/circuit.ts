import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** A statement or a connection that waits for so long has the server asked whether it lives. */
const silenceMilliseconds = 1500;
/** The server may take so many slices to answer; a process that was busy itself counts one at most. */
const slices = 10;
const sliceMilliseconds = 100;
/** Between two questions to a server that does not answer. */
const pauseMilliseconds = 400;

/**
 * Stands between callers and a server that accepts connections and says nothing. While it is open
 * every caller is refused at once, and the server is asked until it answers.
 */
export interface Circuit {
  /** Begins to wait for an answer of the server; call what it gives back once there is one. */
  expectAnswer(): () => void;
  /** The same as the work, unless the circuit is open or opens meanwhile. */
  guard<Result>(work: () => Promise<Result>): Promise<Result>;
  close(): void;
}

interface CircuitOptions {
  /** Settles, in whichever way, when the server said something. */
  ask: () => Promise<unknown>;
  /** Ends all that is under way with the error. */
  onOpen: (error: Error) => void;
}

/** A circuit that is closed: all passes. */
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
    const error = silence();
    onOpen(error);
    for (const refuse of waiting) refuse(error);
  }

  return {
    expectAnswer() {
      let isAwaited = true;
      const timer = setTimeout(() => {
        // What was said while this process was busy is heard first.
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
      if (isOpen) throw silence();
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

function silence(): Error {
  return Object.assign(new Error('The database says nothing'), { code: 'ETIMEDOUT' });
}
