import { errorStatuses, type ErrorBody } from '@topwords/platform/contracts';
import type { Context, Middleware } from 'koa';
import type { Database } from '../db/open-database.ts';
import { knownError } from '../errors.ts';

const patienceMilliseconds = 2000;

interface HealthSettings {
  db: Database;
  bankVersion: string;
  /** Whether balancers are to send their requests elsewhere; not unless given. */
  isStopping?: (() => boolean) | undefined;
}

/**
 * `/healthz`: the process answers. `/readyz`: so does its database, and it will go on; the word bank
 * is in memory by then.
 */
export function answerHealth({ db, bankVersion, isStopping }: HealthSettings): Middleware {
  return async function answerProbe(ctx, next) {
    if (ctx.path !== '/healthz' && ctx.path !== '/readyz') {
      await next();
      return;
    }
    ctx.set('Cache-Control', 'no-store');
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD');
      throw knownError('method_not_allowed', `${ctx.method} is not allowed here`);
    }
    if (ctx.path === '/readyz') {
      if (isStopping?.()) {
        refuse(ctx);
        return;
      }
      await reachDatabase(db);
    }
    ctx.body = { status: 'ok', ...(ctx.path === '/readyz' && { bank: bankVersion }) };
  };
}

/** Not thrown: balancers that ask while an instance stops are no failure for the log. */
function refuse(ctx: Context): void {
  const code = 'instance_stopping';
  const body: ErrorBody = { detail: 'This instance is stopping', code };
  ctx.status = errorStatuses[code];
  ctx.body = body;
}

async function reachDatabase(db: Database): Promise<void> {
  try {
    await db.raw('SELECT 1').timeout(patienceMilliseconds);
  } catch (error) {
    const failure = knownError('database_unavailable', 'The database does not answer');
    throw Object.assign(failure, { cause: error });
  }
}
