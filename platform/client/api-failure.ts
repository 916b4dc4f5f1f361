import type { ErrorBody } from '../contracts/index.ts';

/**
 * What a failed call rejects with: the server's body and status, or status 500, code `no_response`
 * and a message when there was no response. Recognize it by its fields, never by `instanceof`.
 */
export type ApiFailure = Error & ErrorBody & { status: number };

/** Creates the failure for a response that is not 2xx. */
export function createApiFailure(status: number, body: ErrorBody): ApiFailure {
  return Object.assign(new Error(body.detail), body, { status });
}

/** Whether a caught value is a failed call. */
export function isApiFailure(value: unknown): value is ApiFailure {
  return (
    value instanceof Object &&
    'status' in value &&
    'detail' in value &&
    typeof value.detail === 'string'
  );
}
