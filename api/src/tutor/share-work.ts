interface Work<Result> {
  result: Promise<Result>;
  stop: AbortController;
  waiting: number;
}

/** Does work, or waits for the same work that is under way. */
export type ShareWork<Result> = (
  key: string,
  signal: AbortSignal,
  begin: (signal: AbortSignal) => Promise<Result>,
) => Promise<Result>;

/**
 * Lets requests for the same thing wait for one piece of work. Each may leave; the work is stopped
 * when the last one has.
 */
export function createSharedWork<Result>(): ShareWork<Result> {
  const underWay = new Map<string, Work<Result>>();

  function start(key: string, begin: (signal: AbortSignal) => Promise<Result>): Work<Result> {
    const stop = new AbortController();
    const result = begin(stop.signal);
    const work = { result, stop, waiting: 0 };
    underWay.set(key, work);
    const forget = () => {
      if (underWay.get(key) === work) underWay.delete(key);
    };
    result.then(forget, forget);
    return work;
  }

  return async (key, signal, begin) => {
    signal.throwIfAborted();
    const work = underWay.get(key) ?? start(key, begin);
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
        // Whoever comes now begins anew.
        if (underWay.get(key) === work) underWay.delete(key);
        work.stop.abort();
      }
    }
  };
}
