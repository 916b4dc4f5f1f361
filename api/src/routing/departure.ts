import type { Context } from 'koa';

/** Nobody waits for the answer any more: what nginx calls a client that closed its connection. */
const clientLeft = 499;

const departures = new WeakMap<Context['res'], AbortSignal>();

/** Aborts when the client leaves before the answer has ended. */
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

/** Whether the client has left a call that looks out for it by {@link departureOf}. */
export function hasLeft({ res }: Context): boolean {
  return departures.get(res)?.aborted ?? false;
}

/** Answers nothing to a client that left: its answer could not be made for that reason alone. */
export function passOver(ctx: Context): void {
  ctx.body = null;
  ctx.status = clientLeft;
}
