import type { Call, CallOutput } from '@topwords/platform/contracts';
import type { Context } from 'koa';
import type { UserContext } from '../users/context.ts';
import { readSignedIn, type Route } from './handle.ts';
import { checkAnswer, type ParsedInput } from './validate.ts';

/** Nobody waits for the answer any more: what nginx calls a client that closed its connection. */
const clientLeft = 499;

/** Aborts when the client leaves before the answer has ended. */
export function departureOf({ res }: Context): AbortSignal {
  const leaving = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) leaving.abort();
  });
  return leaving.signal;
}

/** Answers nothing to a client that left: its answer could not be made for that reason alone. */
export function passOver(ctx: Context): void {
  ctx.body = null;
  ctx.status = clientLeft;
}

/**
 * A route for whoever is signed in, whose use case is told when nobody waits for it any more. Like one
 * that answers events, it takes long requests.
 */
export function handleSlow<C extends Call>(
  call: C,
  answer: (
    input: ParsedInput<C>,
    context: UserContext,
    signal: AbortSignal,
  ) => Promise<CallOutput<C>>,
): Route {
  return {
    call,
    async respond(ctx, exchange) {
      const signal = departureOf(ctx);
      const { input, context } = await readSignedIn(call, ctx, exchange, 'long');
      try {
        const result = await answer(input, context, signal);
        if (exchange.checkAnswers) checkAnswer(call, result);
        ctx.body = result;
      } catch (error) {
        if (!signal.aborted) throw error;
        passOver(ctx);
      }
    },
  };
}
