import type { Context } from 'koa';

/** Client closed the connection, nginx's non-standard status. */
const clientClosedConnection = 499;

const abortSignals = new WeakMap<Context['res'], AbortSignal>();

/** Aborts when the client closes the connection before the answer has ended. */
export function abortSignalOf({ res }: Context): AbortSignal {
  const controller = new AbortController();
  const note = () => {
    if (!res.writableFinished) controller.abort();
  };
  if (res.closed) note();
  else res.once('close', note);
  abortSignals.set(res, controller.signal);
  return controller.signal;
}

/** Whether the client closed the connection of a call that uses {@link abortSignalOf}. */
export function hasClientLeft({ res }: Context): boolean {
  return abortSignals.get(res)?.aborted ?? false;
}

/** Sends nothing: the answer failed only because the client had closed the connection. */
export function answerClosedConnection(ctx: Context): void {
  ctx.body = null;
  ctx.status = clientClosedConnection;
}
