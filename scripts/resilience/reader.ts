const pauseMilliseconds = 25;

/** How a learner's ordinary calls went while something else happened. */
export interface Reading {
  calls: number;
  failed: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/**
 * Calls an address 40 times a second, whether earlier calls have been answered or not, until the
 * work is over.
 */
export async function readDuring(
  url: string,
  headers: Record<string, string>,
  work: () => Promise<void>,
): Promise<Reading> {
  const times: number[] = [];
  let failed = 0;

  async function read(): Promise<void> {
    const begun = performance.now();
    try {
      const response = await fetch(url, { headers });
      await response.arrayBuffer();
      if (!response.ok) failed += 1;
    } catch {
      failed += 1;
    }
    times.push(performance.now() - begun);
  }

  const reads: Promise<void>[] = [];
  const timer = setInterval(() => reads.push(read()), pauseMilliseconds);
  try {
    await work();
  } finally {
    clearInterval(timer);
    await Promise.all(reads);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  return { calls: times.length, failed, p50: at(0.5), p99: at(0.99) };
}
