import type { Context, Middleware } from 'koa';
import type { OpenContext } from '../users/context.ts';
import { knownError } from '../errors/known-error.ts';
import type { RemotesFigures } from './get-remotes-figures.ts';
import type { Metrics } from './metrics.ts';
import { admitOperator } from './admit-operator.ts';
import { remotesPage, remotesPagePolicy } from './remotes-page.ts';

interface Figures {
  token: string | undefined;
  metrics: Metrics;
  remotes: (context: Pick<OpenContext, 'now'>) => Promise<RemotesFigures>;
  now: () => number;
}

/** Serves `/api/metrics` to Prometheus and `/api/remotes` to teams. */
export function createFigures({ token, metrics, remotes, now }: Figures): Middleware {
  async function sendMetrics(ctx: Context): Promise<void> {
    ctx.body = await metrics.text();
    ctx.set('Content-Type', metrics.contentType);
  }

  async function sendRemotes(ctx: Context): Promise<void> {
    const figures = await remotes({ now: now() });
    if (ctx.query['format'] === 'json') {
      ctx.body = figures;
    } else {
      ctx.set('Content-Security-Policy', remotesPagePolicy);
      ctx.type = 'text/html; charset=utf-8';
      ctx.body = remotesPage(figures);
    }
  }

  const answers = new Map([
    ['/api/metrics', sendMetrics],
    ['/api/remotes', sendRemotes],
  ]);

  return async function answerFigures(ctx, next) {
    const send = answers.get(ctx.path);
    if (send === undefined) return next();
    if (!admitOperator(ctx, token)) return undefined;
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD');
      throw knownError('method_not_allowed', `${ctx.method} is not allowed here`);
    }
    return send(ctx);
  };
}
