import { LRUCache } from 'lru-cache';
import type { Database } from '../db/open-database.ts';
import { findKey, findSecretKey } from './key-repository.ts';
import { playgroundKey, type PartnerKey } from './partner-key.ts';
import { hashOfSecret, isSecretKey } from './secret-key.ts';
import { findRequests } from './usage-repository.ts';
import { utcDayOf } from '../calendar/utc-day.ts';

/** A key, and the requests of its day that the database knows of, from all instances. */
export interface KnownKey extends PartnerKey {
  requestsToday: number;
}

/** A short-lived cache of keys. */
export interface KnownKeys {
  /** The publishable or secret key with this text, at most a second old; undefined without one. */
  find(text: string): Promise<KnownKey | undefined>;
  /** The same, but only from memory. */
  peek(text: string): KnownKey | undefined;
}

interface Reading {
  readAt: number;
  work: Promise<KnownKey | undefined>;
  key: KnownKey | undefined;
}

/** How long a revoked key may still work on other instances. */
const freshMilliseconds = 1000;
/** Includes keys that do not exist. */
const maxKeys = 2000;

/** Reads keys on demand, each at most once a second. */
export function createKnownKeys({ db, now }: { db: Database; now: () => number }): KnownKeys {
  const readings = new LRUCache<string, Reading>({ max: maxKeys });

  async function findAny(name: string): Promise<PartnerKey | undefined> {
    if (name === playgroundKey.key) return playgroundKey;
    return name.startsWith('pk_') ? findKey(db, name) : findSecretKey(db, name);
  }

  async function read(name: string): Promise<KnownKey | undefined> {
    const key = await findAny(name);
    if (key === undefined) return undefined;
    return { ...key, requestsToday: await findRequests(db, key.id, utcDayOf(now())) };
  }

  function begin(name: string, earlier: KnownKey | undefined): Reading {
    const reading: Reading = { readAt: now(), work: read(name), key: earlier };
    readings.set(name, reading);
    reading.work.then(
      (key) => (reading.key = key),
      () => (reading.readAt = Number.NEGATIVE_INFINITY),
    );
    return reading;
  }

  return {
    find(text) {
      const name = nameOf(text);
      const cached = readings.get(name);
      const isFresh = cached !== undefined && Math.abs(now() - cached.readAt) < freshMilliseconds;
      return (isFresh ? cached : begin(name, cached?.key)).work;
    },
    peek: (text) => readings.get(nameOf(text))?.key,
  };
}

/** Secret keys are cached by their hash, as in the database. */
function nameOf(text: string): string {
  return isSecretKey(text) ? hashOfSecret(text) : text;
}
