import type { z } from 'zod/mini';
import type { ErrorCode } from './errors.ts';

type Schema = z.ZodMiniType;

/** A streamed response: server-sent events whose data is JSON that matches the schema. */
export interface EventStream<Event extends Schema = Schema> {
  events: Event;
}

/**
 * What a call returns: JSON, an MP3, a file to download, an iCalendar file, events, or the way to
 * another address.
 */
type Answer = Schema | 'audio' | 'file' | 'calendar' | 'redirect' | EventStream;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may make a call: anyone (`none`); a client with an access token (`token`); a client with the
 * refresh cookie, which must also send the XSRF header (`cookie`); or a partner's site with the
 * publishable key for its origin, or a partner's server with a secret key (`partner`).
 */
type Authentication = 'none' | 'token' | 'cookie' | 'partner';

/**
 * One call of the API: its input and output. The server validates requests with it, the client
 * validates responses with it, and the OpenAPI document is generated from it. `path` is relative to
 * the API's base path, with parameters in braces: `/words/{langCode}`.
 */
export interface Call<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Answer = Answer,
> {
  id: string;
  tag:
    | 'Auth'
    | 'Words'
    | 'Practice'
    | 'Translate'
    | 'Favorites'
    | 'Tutor'
    | 'Profile'
    | 'Remotes'
    | 'Partners'
    | 'Console';
  summary: string;
  method: Method;
  path: string;
  authentication: Authentication;
  params: Params;
  query: Query;
  body: Body;
  response: Response;
  errors: readonly ErrorCode[];
}

type Input<Part extends Schema | undefined> = Part extends Schema ? z.input<Part> : undefined;

/** The input of a call, with only the parts that the call has: `{ params, query, body }`. */
export type CallInput<C extends Call> = {
  [Part in 'params' | 'query' | 'body' as C[Part] extends Schema ? Part : never]: Input<C[Part]>;
};

/** The output of a call: the parsed JSON, the bytes of a file, or events as they arrive. */
export type CallOutput<C extends Call> = C['response'] extends Schema
  ? z.output<C['response']>
  : C['response'] extends EventStream<infer Event>
    ? AsyncIterable<z.output<Event>>
    : Blob;

/** The schema of a call's JSON response; undefined for a call that returns something else. */
export function answerSchema({ response }: Call): Schema | undefined {
  return typeof response === 'object' && !('events' in response) ? response : undefined;
}

/** The schema of each event of a streaming call; undefined for a call that does not stream. */
export function eventSchema({ response }: Call): Schema | undefined {
  return typeof response === 'object' && 'events' in response ? response.events : undefined;
}

interface CallDefinition<
  Params extends Schema | undefined,
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Response extends Answer,
> extends Pick<Call, 'id' | 'tag' | 'summary' | 'method' | 'path' | 'authentication'> {
  params?: Params;
  query?: Query;
  body?: Body;
  response: Response;
  errors?: readonly ErrorCode[];
}

/** Defines a call and keeps the exact types of its parts. */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Response extends Answer = Schema,
>(definition: CallDefinition<Params, Query, Body, Response>): Call<Params, Query, Body, Response> {
  const { params, query, body, errors = [], ...rest } = definition;
  return {
    ...rest,
    params: params as Params,
    query: query as Query,
    body: body as Body,
    errors,
  };
}
