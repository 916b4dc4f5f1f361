import type { Context } from 'koa';

/** Client closed the connection, nginx's non-standard status. */
const clientLeft = 499;

const departures = new WeakMap<Context['res'], AbortSignal>();

/** Aborts when the client closes the connection before the answer has ended. */
export function departureOf({ res }: Context): AbortSignal {
  const leaving = new AbortController();
  const note = () => {
    if (!res.writableFinished) leaving.abort();
  };
  if (res.closed) note();
  else res.once('close', note);
  departures.set(res, leaving.signal);
  return leaving.signal;
}

/** Whether the client closed the connection of a call that uses {@link departureOf}. */
export function hasLeft({ res }: Context): boolean {
  return departures.get(res)?.aborted ?? false;
}

/** Sends nothing: the answer failed only because the client had closed the connection. */
export function passOver(ctx: Context): void {
  ctx.body = null;
  ctx.status = clientLeft;
}
