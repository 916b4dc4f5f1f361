import type { RemoteOverride } from '@topwords/platform/contracts';
import type { Context } from 'koa';
import type { Logger } from 'pino';
import type { Keys } from '../auth/keys.ts';
import type { Database } from '../db/open-database.ts';
import { readOverrideCookie } from './override-cookie.ts';
import { overrideInForce, type OverrideRules } from './override-in-force.ts';

interface PageServices extends OverrideRules {
  db: Database;
  keys: Keys;
  now: () => number;
  log: Logger;
}

/**
 * The override that a browser's page is made with. A page does not know whose it is: the shell uses
 * the override only if its owner is signed in. While the database is down there is none, since its
 * conditions cannot be checked; the page itself needs no database.
 */
export function createOverrideOfPage({ db, keys, now, log, ...rules }: PageServices) {
  return async (ctx: Context): Promise<RemoteOverride | null> => {
    const held = await readOverrideCookie(ctx, { keys, now: now() });
    try {
      return await overrideInForce(db, held, rules);
    } catch (error) {
      log.warn({ id: ctx.state['requestId'], err: error }, 'override ignored');
      return null;
    }
  };
}
