import { bodyParser } from '@koa/bodyparser';
import type { Context } from 'koa';
import { knownError } from '../errors/known-error.ts';

/** Largest body, in kB; `long` is for calls that carry whole conversations. */
const limits = { default: 64, long: 512 };

/** How large the body of a request may be. */
export type BodySize = keyof typeof limits;

function createParser(limit: number) {
  return bodyParser({
    enableTypes: ['json'],
    jsonLimit: `${limit}kb`,
    onError(error) {
      throw toKnownError(error, limit);
    },
  });
}

const parsers = { default: createParser(limits.default), long: createParser(limits.long) };

/**
 * The JSON body of a request; an empty object when there is none.
 * @throws media_type_unsupported, body_too_large, malformed_json
 */
export async function readJsonBody(ctx: Context, size: BodySize = 'default'): Promise<unknown> {
  if (!hasBody(ctx)) return {};
  if (ctx.is('json') === false) {
    throw knownError('media_type_unsupported', 'The body must be application/json');
  }
  await parsers[size](ctx, async () => undefined);
  return ctx.request.body;
}

function hasBody(ctx: Context): boolean {
  return ctx.get('transfer-encoding') !== '' || (ctx.request.length ?? 0) > 0;
}

function toKnownError(error: Error & { status?: number }, limit: number): Error {
  if (error.status === 413) {
    return knownError('body_too_large', `The body is larger than ${limit} kB`);
  }
  if (error.status === 415) {
    return knownError('media_type_unsupported', 'The body must be JSON in UTF-8');
  }
  return knownError('malformed_json', 'The body is not valid JSON');
}
