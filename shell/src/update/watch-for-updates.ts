import { BehaviorSubject } from '@topwords/platform/rx';

const minute = 60_000;

/** How often to check, in milliseconds. */
export interface UpdateRhythm {
  intervalMs: number;
  /** Minimum time between checks when the reader returns to the page. */
  minimumMs: number;
}

const rhythm: UpdateRhythm = { intervalMs: 5 * minute, minimumMs: minute };

/** A watcher for updates. */
export interface UpdateWatch {
  /** Identifies the available update; null when there is none. */
  update: BehaviorSubject<string | null>;
  stop: () => void;
}

/**
 * Checks for an update regularly, and when the reader returns to the page. A failed check changes
 * nothing.
 */
export function watchForUpdates(
  look: () => Promise<string | null>,
  { intervalMs, minimumMs }: UpdateRhythm = rhythm,
): UpdateWatch {
  const update = new BehaviorSubject<string | null>(null);
  let last = performance.now();
  let isStopped = false;

  async function check(): Promise<void> {
    last = performance.now();
    const found = await look().catch(() => update.value);
    if (!isStopped && found !== update.value) update.next(found);
  }

  function handleReturn(): void {
    const isSeen = document.visibilityState === 'visible';
    if (isSeen && performance.now() - last >= minimumMs) void check();
  }

  const timer = setInterval(() => void check(), intervalMs);
  document.addEventListener('visibilitychange', handleReturn);
  addEventListener('focus', handleReturn);
  return {
    update,
    stop() {
      isStopped = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', handleReturn);
      removeEventListener('focus', handleReturn);
    },
  };
}
