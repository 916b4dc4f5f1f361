import { bodyParser } from '@koa/bodyparser';
import type { Context } from 'koa';
import { knownError } from '../errors.ts';

const parse = bodyParser({
  enableTypes: ['json'],
  jsonLimit: '64kb',
  onError(error) {
    throw toKnownError(error);
  },
});

/**
 * The JSON body of a request; an empty object when there is none.
 * @throws media_type_unsupported, body_too_large, malformed_json
 */
export async function readJsonBody(ctx: Context): Promise<unknown> {
  if (!hasBody(ctx)) return {};
  if (ctx.is('json') === false) {
    throw knownError('media_type_unsupported', 'The body must be application/json');
  }
  await parse(ctx, async () => undefined);
  return ctx.request.body;
}

function hasBody(ctx: Context): boolean {
  return ctx.get('transfer-encoding') !== '' || (ctx.request.length ?? 0) > 0;
}

function toKnownError(error: Error & { status?: number }): Error {
  if (error.status === 413) return knownError('body_too_large', 'The body is larger than 64 kB');
  if (error.status === 415) {
    return knownError('media_type_unsupported', 'The body must be JSON in UTF-8');
  }
  return knownError('malformed_json', 'The body is not valid JSON');
}
