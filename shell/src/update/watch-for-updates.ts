import { BehaviorSubject } from '@topwords/platform/rx';

const minute = 60_000;

/** How often is looked, in milliseconds. */
export interface UpdateRhythm {
  usual: number;
  /** At least so much lies between two looks that the reader's coming back causes. */
  least: number;
}

const rhythm: UpdateRhythm = { usual: 5 * minute, least: minute };

/** A watch over what is live. */
export interface UpdateWatch {
  /** Which update is there; null while there is none. */
  update: BehaviorSubject<string | null>;
  stop: () => void;
}

/**
 * Looks now and then whether there is an update, and when the reader comes back to the page. A look
 * that fails changes nothing.
 */
export function watchForUpdates(
  look: () => Promise<string | null>,
  { usual, least }: UpdateRhythm = rhythm,
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
    if (isSeen && performance.now() - last >= least) void check();
  }

  const timer = setInterval(() => void check(), usual);
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
