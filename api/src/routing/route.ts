import type { Call, CallOutput } from '@topwords/platform/contracts';
import type { Context } from 'koa';
import type { Database } from '../db/open-database.ts';
import type { OpenContext, SessionContext } from '../users/context.ts';
import type { AccessTokens } from './access-tokens.ts';
import { authenticate } from './authenticate.ts';
import { hasLeft, passOver } from './departure.ts';
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

/** Who may call, in the words of the contracts. Partners' calls have a route of their own. */
type Auth = Exclude<Call['authentication'], 'partner'>;

/** What a use case gets: who is signed in as well, if the call is for them alone. */
type ContextOf<A extends Auth> = A extends 'token' ? SessionContext : OpenContext;

/** What holds before a use case is asked. */
export interface RouteRules<C extends Call, A extends Auth> {
  /** Who may call. The contract says so too; a route that says otherwise is not made. */
  auth: A;
  /** Throws too_many_attempts over the limit; asked once the request is known to be well-formed. */
  limit?: (admitted: Admitted<C, A>) => Promise<void>;
  /** How large a body may be; `usual` unless given. */
  body?: BodySize;
}

/** A request that may be answered: its parts as the contract has them, and who asks. */
interface Admitted<C extends Call, A extends Auth> {
  input: ParsedInput<C>;
  context: ContextOf<A>;
  ctx: Context;
}

/** The JSON or the file that a use case answers with. */
export type Output<C extends Call> = Promise<CallOutput<C>> | CallOutput<C>;

/**
 * A route: authenticate, validate, count against the limit, answer.
 * @param answer is given the request too, for cookies, headers and the client's departure
 */
export function route<C extends Call, A extends Auth>(
  call: C,
  rules: RouteRules<C, A>,
  answer: (input: ParsedInput<C>, context: ContextOf<A>, ctx: Context) => Output<C>,
): Route {
  return admitThen(call, rules, ({ input, context, ctx }, { checkAnswers }) =>
    sendAnswer(call, ctx, checkAnswers, () => answer(input, context, ctx)),
  );
}

/** A route that answers in a way of its own. @throws when the contract lets others call */
export function admitThen<C extends Call, A extends Auth>(
  call: C,
  { auth, limit, body }: RouteRules<C, A>,
  respond: (admitted: Admitted<C, A>, exchange: Exchange) => Promise<void>,
): Route {
  holdAgainstContract(call, auth);
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

/** Throws where a route would let others call than the contract says. */
export function holdAgainstContract(
  { id, authentication }: Call,
  auth: Call['authentication'],
): void {
  if (auth !== authentication) {
    throw new Error(`${id} is for ${authentication}, its route for ${auth}`);
  }
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

/** Sends what a use case answers; nothing where it stopped since nobody waits any more. */
export async function sendAnswer<C extends Call>(
  call: C,
  ctx: Context,
  isChecked: boolean,
  answer: () => Output<C>,
): Promise<void> {
  try {
    const result = await answer();
    if (isChecked) checkAnswer(call, result);
    ctx.body = result;
  } catch (error) {
    if (!hasLeft(ctx)) throw error;
    passOver(ctx);
  }
}
