interface Work<Result> {
  result: Promise<Result>;
  stop: AbortController;
  waiting: number;
}

/** Starts work, or waits for the same work in progress. */
export type ShareWork<Result> = (
  key: string,
  signal: AbortSignal,
  begin: (signal: AbortSignal) => Promise<Result>,
) => Promise<Result>;

/**
 * Lets callers with the same key share one piece of work. Each may leave; when the last one leaves,
 * the work is aborted.
 */
export function createSharedWork<Result>(): ShareWork<Result> {
  const pending = new Map<string, Work<Result>>();

  function start(key: string, begin: (signal: AbortSignal) => Promise<Result>): Work<Result> {
    const stop = new AbortController();
    const result = begin(stop.signal);
    const work = { result, stop, waiting: 0 };
    pending.set(key, work);
    const forget = () => {
      if (pending.get(key) === work) pending.delete(key);
    };
    result.then(forget, forget);
    return work;
  }

  return async (key, signal, begin) => {
    signal.throwIfAborted();
    const work = pending.get(key) ?? start(key, begin);
    work.waiting += 1;
    const left = Promise.withResolvers<never>();
    const leave = () => left.reject(signal.reason);
    signal.addEventListener('abort', leave);
    try {
      return await Promise.race([work.result, left.promise]);
    } finally {
      signal.removeEventListener('abort', leave);
      work.waiting -= 1;
      if (work.waiting === 0) {
        // The next caller starts the work again.
        if (pending.get(key) === work) pending.delete(key);
        work.stop.abort();
      }
    }
  };
}
