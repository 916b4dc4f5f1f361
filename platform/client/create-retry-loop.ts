import { isApiFailure } from './api-failure.ts';

/** Runs what sends waiting items: one run at a time, and again, ever later, after a failure. */
export interface RetryLoop {
  /** Runs now, or resolves with the current run. A failure does not reject. */
  run: () => Promise<void>;
  /** Runs after a delay in milliseconds, unless a failure has already set a later time. */
  runIn: (delay: number) => void;
  /** Forgets failures, and runs once the current run, which may belong to another account, is over. */
  restart: () => void;
}

/** The shortest and the longest time between attempts, in milliseconds. */
const [first, longest] = [2000, 300_000];

/** Milliseconds to wait after this many failures in a row, the last of which was `error`. */
function retryDelay(failures: number, error: unknown): number {
  const growing = Math.min(first * 2 ** (failures - 1), longest);
  const asked = isApiFailure(error) ? (error.retry_after_seconds ?? 0) * 1000 : 0;
  // Jitter: clients that lost the same server should not all come back at the same moment.
  return Math.max(growing * (0.75 + Math.random() / 2), asked);
}

/** Creates a loop that runs `act` and reports its failures. */
export function createRetryLoop(
  act: () => Promise<void>,
  onFailure: (error: unknown) => void = () => undefined,
): RetryLoop {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether something was added since the current run looked for it. */
  let isAsked = false;
  let running: Promise<void> | null = null;

  function schedule(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), delay);
  }

  async function attempt(): Promise<void> {
    try {
      do {
        isAsked = false;
        await act();
      } while (isAsked);
      failures = 0;
    } catch (error) {
      failures += 1;
      onFailure(error);
      schedule(retryDelay(failures, error));
    }
    running = null;
  }

  function run(): Promise<void> {
    clearTimeout(timer);
    isAsked = true;
    running ??= attempt();
    return running;
  }

  return {
    run,
    runIn(delay) {
      if (failures === 0) schedule(delay);
    },
    restart() {
      failures = 0;
      void (running ? running.then(run) : run());
    },
  };
}
