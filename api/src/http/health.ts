import type { Middleware } from 'koa';
import type { Database } from '../db/open-database.ts';
import { knownError } from '../errors.ts';
import type { RegistryState } from '../registry/registry-state.ts';

const patienceMilliseconds = 2000;

/**
 * `/healthz`: the process answers. `/readyz`: so does its database; the word bank is in memory by then.
 * It says how the registry fares as well, which all instances have in common: none of them would be
 * left if that made them unready.
 */
export function answerHealth(
  db: Database,
  bankVersion: string,
  registryState?: () => RegistryState,
): Middleware {
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
    if (ctx.path === '/readyz') await reachDatabase(db);
    ctx.body = {
      status: 'ok',
      ...(ctx.path === '/readyz' && {
        bank: bankVersion,
        ...(registryState && { registry: registryState() }),
      }),
    };
  };
}

async function reachDatabase(db: Database): Promise<void> {
  try {
    await db.raw('SELECT 1').timeout(patienceMilliseconds);
  } catch (error) {
    const failure = knownError('database_unavailable', 'The database does not answer');
    throw Object.assign(failure, { cause: error });
  }
}
