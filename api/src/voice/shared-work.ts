/** Work that everyone shares who asks for it while it is being done. */
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
 * Shares work by key. Someone whose signal aborts is rejected with its reason; once nobody waits, the
 * work is told so by the signal that it was begun with.
 */
export function createSharedWork<Result>(): ShareWork<Result> {
  const underWay = new Map<string, Work<Result>>();

  function begun(key: string, begin: (signal: AbortSignal) => Promise<Result>): Work<Result> {
    const abandoned = new AbortController();
    const work: Work<Result> = {
      abandoned,
      waiting: 0,
      result: begin(abandoned.signal).finally(() => leave(key, work)),
    };
    underWay.set(key, work);
    return work;
  }

  function leave(key: string, work: Work<Result>): void {
    if (underWay.get(key) === work) underWay.delete(key);
  }

  return (key, begin, signal) => {
    if (signal?.aborted === true) return Promise.reject(signal.reason as Error);
    const work = underWay.get(key) ?? begun(key, begin);
    work.waiting += 1;
    return new Promise((resolve, reject) => {
      function depart(): void {
        reject(signal?.reason as Error);
        work.waiting -= 1;
        if (work.waiting > 0) return;
        leave(key, work);
        work.abandoned.abort(signal?.reason);
      }
      signal?.addEventListener('abort', depart, { once: true });
      work.result.then(resolve, reject).finally(() => signal?.removeEventListener('abort', depart));
    });
  };
}
