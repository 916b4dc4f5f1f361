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
 * The override by which a browser's page is made. A page does not say whose it is: the shell uses the
 * override only where the learner it was granted to is signed in. While the database is away there is
 * none, since nobody can tell whether it still holds; the page itself needs no database.
 */
export function createOverrideOfPage({ db, keys, now, log, ...rules }: PageServices) {
  return async (ctx: Context): Promise<RemoteOverride | null> => {
    const held = await readOverrideCookie(ctx, { keys, now: now() });
    try {
      return await overrideInForce(db, held, rules);
    } catch (error) {
      log.warn({ id: ctx.state['requestId'], err: error }, 'override not honoured');
      return null;
    }
  };
}
