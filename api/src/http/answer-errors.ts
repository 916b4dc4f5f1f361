import { errorStatuses, type ErrorBody, type ErrorCode } from '@topwords/platform/contracts';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { isTransient, isUnreachable, isSaveFailure } from '../db/failures.ts';
import { isKnownError, knownError, type KnownError } from '../errors/known-error.ts';

/** Time enough to reconnect to a database that was down. */
const retryAfterSeconds = 2;
/** A full disk or a read-only server needs a person. */
const retrySavingAfterSeconds = 30;

/**
 * Turns anything thrown into `{ detail, code, … }` with the code's status.
 * @param note receives every error
 */
export function answerErrors(log: Logger, note?: (error: unknown) => void): Middleware {
  return async function answerError(ctx, next) {
    try {
      await next();
      if (ctx.status === 404 && ctx.body === undefined) {
        throw knownError('not_found', 'There’s nothing at this address');
      }
    } catch (error) {
      note?.(error);
      const known = toKnownError(error);
      if (known.code === 'internal' || errorStatuses[known.code] === 503) {
        log.error({ id: ctx.state['requestId'], err: error }, 'call failed');
      }
      answer(ctx, known);
    }
  };
}

/** The error that the client sees. */
export function toKnownError(error: unknown): KnownError {
  if (isKnownError(error)) return error;
  if (isSaveFailure(error)) {
    return knownError('saving_unavailable', 'Nothing can be saved at the moment. Try again later', {
      retryAfterSeconds: retrySavingAfterSeconds,
    });
  }
  if (isUnreachable(error) || isTransient(error)) {
    return knownError('database_unavailable', 'The service is unavailable. Try again shortly', {
      retryAfterSeconds,
    });
  }
  return knownError('internal', 'Something went wrong on our side. Please try again');
}

function answer(ctx: Context, error: KnownError): void {
  const {
    code,
    message,
    faults,
    retryAfterSeconds,
    linkToken,
    madeAt,
    ticket,
    secondSteps,
    challenge,
  } = error;
  const body: ErrorBody & { code: ErrorCode } = {
    detail: message,
    code,
    ...(faults && { faults }),
    ...(retryAfterSeconds && { retry_after_seconds: retryAfterSeconds }),
    ...(linkToken !== undefined && { link_token: linkToken }),
    ...(madeAt !== undefined && { made_at: madeAt }),
    ...(ticket !== undefined && { ticket, second_steps: secondSteps }),
    ...(challenge !== undefined && { challenge }),
  };
  ctx.status = errorStatuses[code];
  if (retryAfterSeconds) ctx.set('Retry-After', String(retryAfterSeconds));
  if (ctx.status === 401) ctx.set('WWW-Authenticate', 'Bearer');
  ctx.set('Cache-Control', 'no-store');
  ctx.remove('ETag');
  ctx.body = body;
}
