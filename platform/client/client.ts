import {
  answerSchema,
  authorizationScheme,
  errorBody,
  eventSchema,
  timeZoneHeaderName,
  xsrfCookieName,
  xsrfHeaderName,
  type Call,
  type CallInput,
  type CallOutput,
  type ErrorBody,
} from '../contracts/index.ts';
import { createApiFailure, type ApiFailure } from './api-failure.ts';
import { readCookie } from './cookie.ts';
import { addressOf } from './address-of.ts';
import { malformed, noResponse, parseJson, type Reading } from './reading.ts';
import { readEvents } from './read-events.ts';
import type { ClientTexts } from './texts/client-texts.ts';
import type { ErrorTexts } from './texts/errors/error-texts.ts';
import { en } from './texts/en.ts';

interface CallOptions {
  signal?: AbortSignal;
  /** Lets the call outlive the page; browsers limit such calls to 64 kB in total. */
  keepalive?: boolean;
}

type InputArgument<C extends Call> = keyof CallInput<C> extends never
  ? [input?: Record<string, never>, options?: CallOptions]
  : [input: CallInput<C>, options?: CallOptions];

/** Calls the API. Sends cookies and the access token with every call; there is no timeout. */
export interface ApiClient {
  /**
   * Makes a call and returns its parsed body. Renews an expired access token once and repeats the
   * call, but never for another account.
   * @throws {ApiFailure} when the response is not 2xx, is missing, or breaks the contract.
   */
  send<C extends Call>(call: C, ...rest: InputArgument<C>): Promise<CallOutput<C>>;
}

interface ClientOptions {
  /** Base URL of the API, without a trailing slash: `/api`. */
  baseUrl: string;
  /** Returns the stored access token, or null. */
  accessToken: () => string | null;
  /** Returns the id of the signed-in account, or ''. */
  sub: () => string;
  /** Renews the access token; resolves to false when the session has ended. */
  renew: () => Promise<boolean>;
  /** What failures are called; English, and the API's own words, by default. */
  texts?: ClientTexts;
}

interface Parts {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
}

function headersFor(call: Call, parts: Parts, accessToken: string | null): Headers {
  const headers = new Headers({
    [timeZoneHeaderName]: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  if (parts.body !== undefined) headers.set('Content-Type', 'application/json');
  if (accessToken !== null) headers.set('Authorization', `${authorizationScheme} ${accessToken}`);
  const xsrfToken = call.method === 'GET' ? null : readCookie(xsrfCookieName);
  if (xsrfToken !== null) headers.set(xsrfHeaderName, xsrfToken);
  return headers;
}

function detailOf(status: number, texts: ClientTexts): string {
  return status >= 500 ? texts.serverFault : texts.refused(status);
}

/** What the server says, in the page's language if the page has words for its code. */
function detailInLanguage(body: ErrorBody, { errors }: ClientTexts): string {
  const text = errors?.[body.code as keyof ErrorTexts];
  return (typeof text === 'function' ? text(body) : text) ?? body.detail;
}

async function failureOf(response: Response, texts: ClientTexts): Promise<ApiFailure> {
  const body = errorBody.safeParse(await response.json().catch(() => null));
  return createApiFailure(
    response.status,
    body.success
      ? { ...body.data, detail: detailInLanguage(body.data, texts) }
      : { code: 'no_detail', detail: detailOf(response.status, texts) },
  );
}

async function bodyOf(
  schema: object | undefined,
  response: Response,
  reading: Reading,
): Promise<unknown> {
  try {
    return schema === undefined ? await response.blob() : parseJson(await response.text());
  } catch (error) {
    if (reading.signal?.aborted) throw error;
    throw noResponse(reading.texts);
  }
}

async function outputOf(call: Call, response: Response, reading: Reading): Promise<unknown> {
  const events = eventSchema(call);
  if (events !== undefined) return readEvents(response, events, reading);
  const schema = answerSchema(call);
  const body = await bodyOf(schema, response, reading);
  if (schema === undefined) return body;
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw malformed(reading.texts);
}

/** Creates the page's client; the host creates one and passes it to every remote. */
export function createClient(options: ClientOptions): ApiClient {
  const { baseUrl, accessToken, sub, renew, texts = en } = options;

  async function request(call: Call, parts: Parts, options: CallOptions = {}): Promise<Response> {
    const { signal, keepalive = false } = options;
    try {
      return await fetch(baseUrl + addressOf(call, parts), {
        method: call.method,
        credentials: 'include',
        headers: headersFor(call, parts, accessToken()),
        body: parts.body === undefined ? null : JSON.stringify(parts.body),
        signal: signal ?? null,
        keepalive,
      });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw noResponse(texts);
    }
  }

  /**
   * Whether there is a newer token than the one the call was sent with, renewing it if necessary.
   */
  async function isRenewed(spent: string | null, owner: string): Promise<boolean> {
    const present = accessToken();
    const isThere = present !== null && present !== spent;
    return (isThere || (await renew())) && sub() === owner;
  }

  return {
    async send<C extends Call>(call: C, ...[input, options]: InputArgument<C>) {
      const parts = (input ?? {}) as Parts;
      const signal = options?.signal;
      const [token, owner] = [accessToken(), sub()];
      let response = await request(call, parts, options);
      const isRefused = response.status === 401 && call.authentication === 'token';
      if (isRefused && (await isRenewed(token, owner))) {
        response = await request(call, parts, options);
      }
      if (!response.ok) throw await failureOf(response, texts);
      return (await outputOf(call, response, { signal, texts })) as CallOutput<C>;
    },
  };
}
