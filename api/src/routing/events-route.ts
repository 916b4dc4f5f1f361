import { eventSchema, type Call, type CallOutput } from '@topwords/platform/contracts';
import { PassThrough } from 'node:stream';
import type { Context } from 'koa';
import type { UserContext } from '../users/context.ts';
import type { KnownError } from '../errors/known-error.ts';
import { toKnownError } from '../http/answer-errors.ts';
import { abortSignalOf, answerClosedConnection } from './abort-signal-of.ts';
import { admitThen, type Route, type RouteRules } from './route.ts';
import { listFaults, type ParsedInput } from './validate.ts';

/** Proxies close connections that were silent for a minute. */
const defaultHeartbeatMs = 15_000;

type EventOf<C extends Call> = CallOutput<C> extends AsyncIterable<infer Event> ? Event : never;

/** What a call that answers events consists of. */
interface EventsAnswer<C extends Call> {
  events: (
    context: UserContext,
    input: ParsedInput<C>,
    signal: AbortSignal,
  ) => AsyncIterable<EventOf<C>>;
  /** The event for an error that comes after the first event. */
  failure: (error: KnownError) => EventOf<C>;
  heartbeatMilliseconds?: number;
}

/**
 * A route for a signed-in learner that answers piece by piece, as server-sent events. A failure
 * before the first event is an ordinary error.
 */
export function eventsRoute<C extends Call>(
  call: C,
  rules: RouteRules<C, 'token'>,
  answer: EventsAnswer<C>,
): Route {
  return admitThen(call, rules, async ({ input, context, ctx }, { checkAnswers }) => {
    const signal = abortSignalOf(ctx);
    const events = answer.events(context, input, signal)[Symbol.asyncIterator]();
    let first: IteratorResult<EventOf<C>>;
    try {
      first = await events.next();
    } catch (error) {
      if (!signal.aborted) throw error;
      return answerClosedConnection(ctx);
    }
    if (signal.aborted) {
      await events.return?.();
      return answerClosedConnection(ctx);
    }
    const frame = checkAnswers ? checkedFrame(call) : frameOf;
    const body = new PassThrough();
    describe(ctx);
    ctx.body = body;
    void sendAll({ ctx, answer, events: continued(first, events), frame, body, signal });
  });
}

function describe(ctx: Context): void {
  ctx.set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    // Without it nginx would buffer the pieces.
    'X-Accel-Buffering': 'no',
  });
}

interface Sending<C extends Call> {
  ctx: Context;
  answer: EventsAnswer<C>;
  events: AsyncIterable<EventOf<C>>;
  frame: (event: EventOf<C>) => string;
  body: PassThrough;
  signal: AbortSignal;
}

async function sendAll<C extends Call>(sending: Sending<C>): Promise<void> {
  const { ctx, answer, events, frame, body, signal } = sending;
  const heartbeat = setInterval(
    () => body.write(': still here\n\n'),
    answer.heartbeatMilliseconds ?? defaultHeartbeatMs,
  );
  try {
    for await (const event of events) {
      if (signal.aborted) break;
      body.write(frame(event));
    }
  } catch (error) {
    if (!signal.aborted) {
      ctx.app.emit('error', error, ctx);
      body.write(frameOf(answer.failure(toKnownError(error))));
    }
  } finally {
    clearInterval(heartbeat);
    body.end();
  }
}

/** An iterator's first result, then the rest. */
async function* continued<Item>(
  first: IteratorResult<Item>,
  rest: AsyncIterator<Item>,
): AsyncGenerator<Item> {
  try {
    for (let next = first; !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

function frameOf(event: unknown): string {
  return `data: ${JSON.stringify(event)}\n\n`;
}

function checkedFrame(call: Call): (event: unknown) => string {
  const schema = eventSchema(call);
  return (event) => {
    const result = schema?.safeParse(event);
    if (result?.success === true) return frameOf(event);
    const faults = result === undefined ? 'it has no schema' : listFaults(result.error);
    throw new Error(`An event of ${call.id} breaks its contract: ${faults}`);
  };
}
