import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import type { Database } from '../db/open-database.ts';
import type { Route } from '../routing/route.ts';
import type { LimitStore } from '../limits/limit-store.ts';
import type { Translator } from '../translate/routes.ts';
import type { Voice } from '../voice/voice.ts';
import { createKnownKeys, type KnownKeys } from './known-keys.ts';
import { createPartnerGate } from './partner-gate.ts';
import { createPartnerLimits, type PartnerLimits } from './partner-limits.ts';
import { createPartnerSessions } from './partner-sessions.ts';
import { partnerRoutes } from './routes.ts';
import { createUsageCounter } from './usage-counter.ts';

/** What partners' widgets depend on. */
export interface PartnerServices {
  db: Database;
  log: Logger;
  now: () => number;
  translator: Translator;
  voice: Voice;
  limitStore: LimitStore;
  /** Signs the sessions of pages. */
  sessionKey: Uint8Array;
  /** Requests of one address per minute, with any keys. */
  addressPerMinute: number;
  /** Our own origins besides the one that answers. */
  allowedOrigins: readonly string[];
}

/** The API for partners' widgets. */
export interface Partners {
  keys: KnownKeys;
  limits: PartnerLimits;
  /** Runs before all of their calls, instead of the check of our own origins. */
  gate: Middleware;
  routes: readonly Route[];
  /** Writes the counts of keys' use so far. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** The base path of widgets' calls, and of nothing else. */
export const partnerBasePath = '/api/embed/';

/** Creates the API for partners' widgets. */
export function createPartners(services: PartnerServices): Partners {
  const { limitStore, addressPerMinute, sessionKey } = services;
  const keys = createKnownKeys(services);
  const limits = createPartnerLimits(limitStore, addressPerMinute);
  const sessions = createPartnerSessions(sessionKey);
  const usage = createUsageCounter(services);
  return {
    keys,
    limits,
    gate: createPartnerGate({ ...services, keys, limits }),
    routes: partnerRoutes({ ...services, limits, sessions, usage }),
    flush: () => usage.flush(),
    close: () => usage.close(),
  };
}
