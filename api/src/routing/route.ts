import type { Call, CallOutput } from '@topwords/platform/contracts';
import type { Context } from 'koa';
import { writeJson } from '../answers/prepared-json.ts';
import { sendJson } from '../answers/send-json.ts';
import type { Database } from '../db/open-database.ts';
import type { OpenContext, SessionContext } from '../users/context.ts';
import type { AccessTokens } from './access-tokens.ts';
import { authenticate } from './authenticate.ts';
import { hasClientLeft, answerClosedConnection } from './abort-signal-of.ts';
import { readJsonBody, type BodySize } from './read-json-body.ts';
import { checkAnswer, parseInput, type ParsedInput } from './validate.ts';

/** What routes need of the application. */
export interface Exchange {
  db: Database;
  now: () => number;
  accessTokens: AccessTokens;
  /** Checks answers against their contracts too. */
  checkAnswers: boolean;
}

/** A call and its handler. */
export interface Route {
  call: Call;
  respond: (ctx: Context, exchange: Exchange) => Promise<void>;
}

/** Who may call, as the contracts name it. Partners' calls have a route of their own. */
type Auth = Exclude<Call['authentication'], 'partner'>;

/** What a use case gets; with the session if the call requires sign-in. */
type ContextOf<A extends Auth> = A extends 'token' ? SessionContext : OpenContext;

/** Checks before a use case runs. */
export interface RouteRules<C extends Call, A extends Auth> {
  /** Who may call. Must equal the contract's: a route that differs is not created. */
  auth: A;
  /**
   * Throws too_many_attempts over the limit; called once the request is known to be well-formed.
   */
  limit?: (admitted: Admitted<C, A>) => Promise<void>;
  /** Maximum body size; `default` if omitted. */
  body?: BodySize;
}

/** A valid request: its parts by the contract, and the caller's context. */
interface Admitted<C extends Call, A extends Auth> {
  input: ParsedInput<C>;
  context: ContextOf<A>;
  ctx: Context;
}

/** The JSON or the file that a use case answers with. */
export type Output<C extends Call> = Promise<CallOutput<C>> | CallOutput<C>;

/**
 * A route: authenticate, validate, count against the limit, answer.
 * @param answer also gets the request's context, for cookies, headers and the abort signal
 */
export function route<C extends Call, A extends Auth>(
  call: C,
  rules: RouteRules<C, A>,
  answer: (context: ContextOf<A>, input: ParsedInput<C>, ctx: Context) => Output<C>,
): Route {
  return admitThen(call, rules, ({ input, context, ctx }, { checkAnswers }) =>
    sendAnswer(call, ctx, checkAnswers, () => answer(context, input, ctx)),
  );
}

/** Binds a use case to its services. */
export function given<Services extends object, Input, Answer>(
  services: Services,
  useCase: (context: SessionContext & Services, input: Input) => Answer,
): (context: SessionContext, input: Input) => Answer {
  return (context, input) => useCase({ ...context, ...services }, input);
}

/**
 * A route with its own way of answering.
 * @throws when its authentication differs from the contract's
 */
export function admitThen<C extends Call, A extends Auth>(
  call: C,
  { auth, limit, body }: RouteRules<C, A>,
  respond: (admitted: Admitted<C, A>, exchange: Exchange) => Promise<void>,
): Route {
  checkAuthentication(call, auth);
  return {
    call,
    async respond(ctx, exchange) {
      const { db, now, accessTokens } = exchange;
      const open: OpenContext = { db, now: now() };
      const caller = auth === 'token' && (await authenticate(ctx, accessTokens, open));
      const context = { ...open, ...caller } as ContextOf<A>;
      const input = await readInput(call, ctx, body);
      const admitted = { input, context, ctx };
      await limit?.(admitted);
      await respond(admitted, exchange);
    },
  };
}

/** Checks that a route admits the same callers as its contract. @throws Error otherwise */
export function checkAuthentication(
  { id, authentication }: Call,
  auth: Call['authentication'],
): void {
  if (auth !== authentication) {
    throw new Error(`${id} is for ${authentication}, its route for ${auth}`);
  }
}

/** The validated parts of a request. @throws validation_failed, and what reading its body does */
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

/** Sends a use case's answer; nothing if the client has closed the connection. */
export async function sendAnswer<C extends Call>(
  call: C,
  ctx: Context,
  isChecked: boolean,
  answer: () => Output<C>,
): Promise<void> {
  try {
    const result = await answer();
    if (isChecked) checkAnswer(call, result);
    const json = writeJson(result);
    if (json === undefined) ctx.body = result;
    else sendJson(ctx, json);
  } catch (error) {
    if (!hasClientLeft(ctx)) throw error;
    answerClosedConnection(ctx);
  }
}
