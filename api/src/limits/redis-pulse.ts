import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';

/**
 * Longest a request waits for Redis. Then it is counted in memory, as are all until Redis answers.
 */
export const answerTimeoutMs = 250;
const pauseMilliseconds = 100;

/** Whether Redis answers, judged by requests and, after a miss, by pings until it answers again. */
export interface Pulse {
  isSilent(): boolean;
  /** A request was not answered in time. */
  miss(): void;
  close(): void;
}

interface PingedClient {
  ping(): Promise<unknown>;
  on(event: 'ready', listener: () => void): unknown;
}

/** Watches a client; after its first miss, by pings. */
export function watchPulse(client: PingedClient): Pulse {
  let isSilent = false;
  const over = new AbortController();
  client.on('ready', () => (isSilent = false));

  /** One ping at a time: a connection whose writes fail is soon replaced. */
  async function waitForAnswer(): Promise<void> {
    while (isSilent && !over.signal.aborted) {
      try {
        await client.ping();
        isSilent = false;
      } catch {
        await wait(pauseMilliseconds, undefined, { ref: false });
      }
    }
  }

  return {
    isSilent: () => isSilent,
    miss() {
      if (isSilent) return;
      isSilent = true;
      void waitForAnswer();
    },
    close() {
      over.abort();
    },
  };
}

type Count = (...parameters: unknown[]) => Promise<unknown>;

/**
 * A limiter that falls back to the one in memory when Redis fails or does not answer in time, and
 * immediately while Redis is silent: a request that counts several times waits once at most.
 */
export function withFallback(
  limiter: RateLimiterAbstract,
  memory: RateLimiterMemory,
  pulse: Pulse,
): RateLimiterAbstract {
  return new Proxy(limiter, {
    get(target, name) {
      const [there, here] = [target, memory].map((one) => {
        const member: unknown = Reflect.get(one, name, one);
        return typeof member === 'function' ? (member.bind(one) as Count) : undefined;
      });
      if (there === undefined || here === undefined) return Reflect.get(target, name, target);
      return async (...parameters: unknown[]) => {
        if (pulse.isSilent()) return here(...parameters);
        try {
          return await inTime(there(...parameters));
        } catch (reason) {
          if (!(reason instanceof Error)) throw reason;
          pulse.miss();
          return here(...parameters);
        }
      };
    },
  });
}

const slices = 5;

/**
 * Answers that arrived while this process was busy count as in time.
 * @throws Error when Redis did not answer
 */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const late = Symbol('late');
  for (let slice = 0; slice < slices; slice += 1) {
    const limit = new AbortController();
    const pause = wait(answerTimeoutMs / slices, late, { signal: limit.signal });
    pause.catch(() => undefined);
    const result = await Promise.race([work, pause]).finally(() => limit.abort());
    if (result !== late) return result;
  }
  const result = await Promise.race([work, nextTurn(late)]);
  if (result === late) {
    work.catch(() => undefined);
    throw new Error('Redis did not answer in time');
  }
  return result;
}
