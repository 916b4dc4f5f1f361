import type { Context, Middleware } from 'koa';
import type { OpenContext } from '../users/context.ts';
import { knownError } from '../errors/known-error.ts';
import type { RemotesFigures } from './get-remotes-figures.ts';
import type { Metrics } from './metrics.ts';
import { admitOperator } from './admit-operator.ts';

interface Figures {
  token: string | undefined;
  metrics: Metrics;
  remotes: (context: Pick<OpenContext, 'now'>) => Promise<RemotesFigures>;
  now: () => number;
}

/** The page for people with the figures that programs read as JSON; only for accounts with a role. */
const consolePath = '/console/releases';

/** Serves `/api/metrics` to Prometheus and `/api/remotes?format=json` to programs. */
export function createFigures({ token, metrics, remotes, now }: Figures): Middleware {
  async function sendMetrics(ctx: Context): Promise<void> {
    ctx.body = await metrics.text();
    ctx.set('Content-Type', metrics.contentType);
  }

  async function sendRemotes(ctx: Context): Promise<void> {
    ctx.body = await remotes({ now: now() });
  }

  const answers = new Map([
    ['/api/metrics', sendMetrics],
    ['/api/remotes', sendRemotes],
  ]);

  return async function answerFigures(ctx, next) {
    const send = answers.get(ctx.path);
    if (send === undefined) return next();
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (send === sendRemotes && isRead && ctx.query['format'] !== 'json') {
      return ctx.redirect(consolePath);
    }
    if (!admitOperator(ctx, token)) return undefined;
    if (!isRead) {
      ctx.set('Allow', 'GET, HEAD');
      throw knownError('method_not_allowed', `${ctx.method} is not allowed here`);
    }
    return send(ctx);
  };
}
