import type { Call, CallOutput } from '@topwords/platform/contracts';
import type { Context } from 'koa';
import type { AccessTokens } from './access-tokens.ts';
import type { OpenContext, SessionContext } from '../users/context.ts';
import type { Database } from '../db/open-database.ts';
import { authenticate } from './authenticate.ts';
import { readJsonBody, type BodySize } from './read-json-body.ts';
import { checkAnswer, parseInput, type ParsedInput } from './validate.ts';

/** What routes need of the application. */
export interface Exchange {
  db: Database;
  now: () => number;
  accessTokens: AccessTokens;
  /** Holds answers against their contracts too. */
  checkAnswers: boolean;
}

/** A call and what answers it. */
export interface Route {
  call: Call;
  respond: (ctx: Context, exchange: Exchange) => Promise<void>;
}

type Output<C extends Call> = Promise<CallOutput<C>> | CallOutput<C>;

/** A route that anyone may call, or the holder of the refresh cookie; the use case sees the request. */
export function handleOpen<C extends Call>(
  call: C,
  answer: (input: ParsedInput<C>, context: OpenContext, ctx: Context) => Output<C>,
): Route {
  return {
    call,
    async respond(ctx, { db, now, checkAnswers }) {
      const input = await readInput(call, ctx);
      const result = await answer(input, { db, now: now() }, ctx);
      if (checkAnswers) checkAnswer(call, result);
      ctx.body = result;
    },
  };
}

/** A route for whoever is signed in: authenticate, validate, answer. */
export function handle<C extends Call>(
  call: C,
  answer: (input: ParsedInput<C>, context: SessionContext, ctx: Context) => Output<C>,
): Route {
  return {
    call,
    async respond(ctx, exchange) {
      const { input, context } = await readSignedIn(call, ctx, exchange);
      const result = await answer(input, context, ctx);
      if (exchange.checkAnswers) checkAnswer(call, result);
      ctx.body = result;
    },
  };
}

/** Who sends a request, and what it asks for. */
export async function readSignedIn<C extends Call>(
  call: C,
  ctx: Context,
  { db, now, accessTokens }: Exchange,
  size?: BodySize,
): Promise<{ input: ParsedInput<C>; context: SessionContext }> {
  const context = { db, now: now() };
  const caller = await authenticate(ctx, accessTokens, context);
  ctx.state['userId'] = caller.user.id;
  const input = await readInput(call, ctx, size);
  return { input, context: { ...context, ...caller } };
}

/** What a request asks for. @throws validation_failed, and what reading its body does */
export async function readInput<C extends Call>(
  call: C,
  ctx: Context,
  size?: BodySize,
): Promise<ParsedInput<C>> {
  return parseInput(call, {
    params: ctx['params'],
    query: { ...ctx.query },
    body: call.body && (await readJsonBody(ctx, size)),
  });
}
