import { errorStatuses, type ErrorBody } from '@topwords/platform/contracts';
import type { Context, Middleware } from 'koa';
import type { Database } from '../db/open-database.ts';
import type { WriteHealth } from '../db/write-health.ts';
import { knownError } from '../errors/known-error.ts';
import type { SnapshotState } from '../live-snapshot/snapshot-state.ts';

const timeoutMs = 2000;

interface HealthSources {
  db: Database;
  bankVersion: string;
  writing: Pick<WriteHealth, 'canWrite'>;
  registryState?: (() => SnapshotState) | undefined;
  /** Whether balancers should send requests elsewhere; no if omitted. */
  isStopping?: (() => boolean) | undefined;
}

/**
 * `/healthz`: the process answers. `/readyz`: so does its database, and the process is not
 * stopping; the word bank is in memory by then. A database that only refuses writes is named in the
 * answer and still serves reads; `/readyz?writes` reports it by the status. The answer also has the
 * registry's state, which never makes an instance unready: all instances share the registry, so
 * none would be left.
 */
export function answerHealth(sources: HealthSources): Middleware {
  const { db, bankVersion, writing, registryState, isStopping } = sources;
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
    if (ctx.path === '/healthz') {
      ctx.body = { status: 'ok' };
      return;
    }
    if (isStopping?.()) {
      refuse(ctx);
      return;
    }
    await reachDatabase(db);
    const canWrite = await writing.canWrite();
    if (!canWrite && ctx.query['writes'] !== undefined) {
      throw knownError('saving_unavailable', 'The database is not accepting writes');
    }
    ctx.body = {
      status: canWrite ? 'ok' : 'read_only',
      bank: bankVersion,
      ...(registryState && { registry: registryState() }),
    };
  };
}

/** Not thrown: a balancer that probes a stopping instance is no failure for the log. */
function refuse(ctx: Context): void {
  const code = 'instance_stopping';
  const body: ErrorBody = { detail: 'This instance is shutting down', code };
  ctx.status = errorStatuses[code];
  ctx.body = body;
}

async function reachDatabase(db: Database): Promise<void> {
  try {
    await db.raw('SELECT 1').timeout(timeoutMs);
  } catch (error) {
    const failure = knownError('database_unavailable', 'The database is not responding');
    throw Object.assign(failure, { cause: error });
  }
}
