import { LRUCache } from 'lru-cache';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { isBudgetSpent } from '../budget/budget-spent.ts';
import type { Learner } from '../budget/new-accounts.ts';
import { knownError } from '../errors/known-error.ts';
import { consume } from '../limits/consume.ts';
import { createMemoryStore, type LimitStore } from '../limits/limit-store.ts';
import type { EngineTranslation, TranslationEngine, TranslationRequest } from './engine.ts';

/** Cache size and rate limit. */
export interface OutsideSettings {
  /** Maximum size of cached answers, in bytes. */
  memoryBytes?: number;
  /** Texts sent out per learner and minute; cached answers do not count. */
  requestsInMinute?: number;
  /** Where texts are counted; by default in the memory of this process. */
  limits?: Pick<LimitStore, 'limiter'>;
}

/**
 * Translates with a costly engine and counts the text for the learner; if null, the caller has
 * already counted it.
 * @throws too_many_attempts, translation_unavailable
 */
export type TranslateOutside = (
  engine: TranslationEngine,
  request: TranslationRequest,
  learner: Learner | null,
) => Promise<EngineTranslation | null>;

/** Size of a cache entry without its text, in bytes. */
const entryOverhead = 300;

/**
 * Caches the answers of costly engines, most of them outside. Equal requests at the same time share one answer. Failures
 * are not cached.
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
  const cache = new LRUCache<string, EngineTranslation>({
    maxSize: memoryBytes,
    sizeCalculation: (made, key) => entryOverhead + 2 * (key.length + made.translation.length),
  });
  const pending = new Map<string, Promise<EngineTranslation | null>>();

  async function make(
    key: string,
    engine: TranslationEngine,
    request: TranslationRequest,
    learner: Learner | null,
  ): Promise<EngineTranslation | null> {
    const made = await engine.translate(request, learner);
    if (made !== null) cache.set(key, made);
    return made;
  }

  return async (engine, request, learner) => {
    const key = JSON.stringify([engine.name, request.from, request.to, request.text]);
    const known = cache.get(key);
    if (known !== undefined) return known;
    if (learner !== null) await count(limiter, learner.id);
    try {
      const earlier = pending.get(key);
      if (earlier !== undefined) return await earlier;
    } catch (error) {
      // The first learner's allowance is spent, but perhaps not this learner's.
      if (!isBudgetSpent(error)) throw error;
    }
    const work = make(key, engine, request, learner).finally(() => {
      if (pending.get(key) === work) pending.delete(key);
    });
    pending.set(key, work);
    return work;
  };
}

async function count(limiter: RateLimiterAbstract, userId: string): Promise<void> {
  const seconds = await consume(limiter, userId);
  if (seconds === 0) return;
  const detail = `Too many texts in a minute. Try again in ${seconds} seconds`;
  throw knownError('too_many_attempts', detail, { retryAfterSeconds: seconds });
}
