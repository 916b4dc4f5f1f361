import { LRUCache } from 'lru-cache';
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { isBudgetSpent } from '../budget/budget-spent.ts';
import type { Learner } from '../budget/new-accounts.ts';
import { knownError } from '../errors/known-error.ts';
import { createMemoryStore, type LimitStore } from '../limits/limit-store.ts';
import type { EngineTranslation, TranslationEngine, TranslationRequest } from './engine.ts';

/** How much is kept, and how often a learner may ask; each has a default. */
export interface OutsideSettings {
  /** Answers kept in memory, in bytes. */
  memoryBytes?: number;
  /** Texts of one learner that are sent out in a minute; answers that are kept are not counted. */
  requestsInMinute?: number;
  /** Where they are counted; in the memory of this process unless given. */
  limits?: Pick<LimitStore, 'limiter'>;
}

/**
 * A translation by an outside engine, counted for a learner; without one, whoever asks has counted
 * already. Rejects with too_many_attempts, translation_unavailable.
 */
export type TranslateOutside = (
  engine: TranslationEngine,
  request: TranslationRequest,
  learner: Learner | null,
) => Promise<EngineTranslation | null>;

/** What an entry takes besides its text, in bytes. */
const entryOverhead = 300;

/**
 * Asks outside engines, each text once: answers are kept, and requests that come while one is made
 * share it. Failures are not kept.
 */
export function createOutsideTranslations(settings: OutsideSettings = {}): TranslateOutside {
  const { memoryBytes = 16_000_000, requestsInMinute = 60 } = settings;
  const { limits = createMemoryStore() } = settings;
  const limiter = limits.limiter({
    keyPrefix: 'translate',
    points: requestsInMinute,
    duration: 60,
    refusesAlone: true,
  });
  const kept = new LRUCache<string, EngineTranslation>({
    maxSize: memoryBytes,
    sizeCalculation: (made, key) => entryOverhead + 2 * (key.length + made.translation.length),
  });
  const underWay = new Map<string, Promise<EngineTranslation | null>>();

  async function make(
    key: string,
    engine: TranslationEngine,
    request: TranslationRequest,
    learner: Learner | null,
  ): Promise<EngineTranslation | null> {
    const made = await engine.translate(request, learner);
    if (made !== null) kept.set(key, made);
    return made;
  }

  return async (engine, request, learner) => {
    const key = JSON.stringify([engine.name, request.from, request.to, request.text]);
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (learner !== null) await count(limiter, learner.id);
    try {
      const earlier = underWay.get(key);
      if (earlier !== undefined) return await earlier;
    } catch (error) {
      // The allowance of the one who asked first is spent, perhaps not this one's.
      if (!isBudgetSpent(error)) throw error;
    }
    const work = make(key, engine, request, learner).finally(() => {
      if (underWay.get(key) === work) underWay.delete(key);
    });
    underWay.set(key, work);
    return work;
  };
}

async function count(limiter: RateLimiterAbstract, userId: string): Promise<void> {
  try {
    await limiter.consume(userId);
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    const seconds = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
    const detail = `Too many texts in a minute. Try again in ${seconds} seconds`;
    throw knownError('too_many_attempts', detail, { retryAfterSeconds: seconds });
  }
}
