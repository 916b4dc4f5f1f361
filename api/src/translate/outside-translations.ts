import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { knownError } from '../errors.ts';
import type { EngineTranslation, TranslationEngine, TranslationRequest } from './engine.ts';

/** How much is kept, and how often a learner may ask; each has a default. */
export interface OutsideSettings {
  /** Answers kept in memory, in bytes. */
  memoryBytes?: number;
  /** Texts of one learner that are sent out in a minute; answers that are kept are not counted. */
  requestsInMinute?: number;
}

/**
 * A translation by an outside engine, counted for a learner; without one, whoever asks has counted
 * already. Rejects with too_many_attempts, translation_unavailable.
 */
export type TranslateOutside = (
  engine: TranslationEngine,
  request: TranslationRequest,
  userId: string | null,
) => Promise<EngineTranslation | null>;

/** What an entry takes besides its text, in bytes. */
const entryOverhead = 300;

/**
 * Asks outside engines, each text once: answers are kept, and requests that come while one is made
 * share it. Failures are not kept.
 */
export function createOutsideTranslations(settings: OutsideSettings = {}): TranslateOutside {
  const { memoryBytes = 16_000_000, requestsInMinute = 60 } = settings;
  const limiter = new RateLimiterMemory({
    keyPrefix: 'translate',
    points: requestsInMinute,
    duration: 60,
  });
  const kept = new LRUCache<string, EngineTranslation>({
    maxSize: memoryBytes,
    sizeCalculation: (made, key) => entryOverhead + 2 * (key.length + made.translation.length),
  });
  const underWay = new Map<string, Promise<EngineTranslation | null>>();

  async function make(key: string, engine: TranslationEngine, request: TranslationRequest) {
    const made = await engine.translate(request);
    if (made !== null) kept.set(key, made);
    return made;
  }

  return async (engine, request, userId) => {
    const key = JSON.stringify([engine.name, request.from, request.to, request.text]);
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (userId !== null) await count(limiter, userId);
    const earlier = underWay.get(key);
    if (earlier !== undefined) return earlier;
    const work = make(key, engine, request).finally(() => underWay.delete(key));
    underWay.set(key, work);
    return work;
  };
}

async function count(limiter: RateLimiterMemory, userId: string): Promise<void> {
  try {
    await limiter.consume(userId);
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    const seconds = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
    const detail = `Too many texts in a minute. Try again in ${seconds} seconds`;
    throw knownError('too_many_attempts', detail, { retryAfterSeconds: seconds });
  }
}
