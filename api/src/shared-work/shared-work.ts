/** Runs work, or joins the running work with the same key. */
export type ShareWork<Result> = (
  key: string,
  begin: (signal: AbortSignal) => Promise<Result>,
  signal?: AbortSignal,
) => Promise<Result>;

interface Work<Result> {
  result: Promise<Result>;
  waiting: number;
  abandoned: AbortController;
}

/**
 * Shares running work by key. A caller whose signal aborts is rejected with its reason; once no caller
 * waits, the signal passed to the work aborts.
 */
export function createSharedWork<Result>(): ShareWork<Result> {
  const running = new Map<string, Work<Result>>();

  function start(key: string, begin: (signal: AbortSignal) => Promise<Result>): Work<Result> {
    const abandoned = new AbortController();
    const work: Work<Result> = {
      abandoned,
      waiting: 0,
      result: begin(abandoned.signal).finally(() => leave(key, work)),
    };
    running.set(key, work);
    return work;
  }

  function leave(key: string, work: Work<Result>): void {
    if (running.get(key) === work) running.delete(key);
  }

  return (key, begin, signal) => {
    if (signal?.aborted === true) return Promise.reject(signal.reason as Error);
    const work = running.get(key) ?? start(key, begin);
    work.waiting += 1;
    return new Promise((resolve, reject) => {
      function onAbort(): void {
        reject(signal?.reason as Error);
        work.waiting -= 1;
        if (work.waiting > 0) return;
        leave(key, work);
        work.abandoned.abort(signal?.reason);
      }
      signal?.addEventListener('abort', onAbort, { once: true });
      work.result
        .then(resolve, reject)
        .finally(() => signal?.removeEventListener('abort', onAbort));
    });
  };
}
