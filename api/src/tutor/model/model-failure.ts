import type { APIError } from 'openai';
import { codeOf, isKnownError, type KnownError } from '../../errors/known-error.ts';
import { tutorUnavailable } from '../engine/engine.ts';

/** Why an attempt failed, and whether and when to retry. */
export interface AttemptFailure {
  error: KnownError;
  isRetryable: boolean;
  retryAfterSeconds?: number;
}

/** The model, or a filter of its server, refused to answer. */
export function modelRefused(): KnownError {
  return tutorUnavailable('The model refused', {
    detail: 'The tutor’s model declined to answer. Please rephrase your question.',
  });
}

/** The answer ended before it was complete. */
export function answerCutOff(cause: string): KnownError {
  return tutorUnavailable(cause, {
    detail: 'The tutor’s answer was cut off. Please try again.',
  });
}

/** The time limit passed. */
export function tookTooLong(): KnownError {
  return tutorUnavailable('The time limit passed', {
    detail: 'The tutor took too long to answer. Please try again.',
  });
}

/** Whether an error is the package's. Does not load the package for its class. */
export function isApiError(error: unknown): error is APIError {
  return error instanceof Error && 'requestID' in error;
}

/** The package wraps the error of fetch, which wraps the network's. */
function networkErrorOf({ cause }: Error): unknown {
  return cause instanceof Error ? (cause.cause ?? cause) : cause;
}

/** Classifies the error of an attempt. */
export function judgeFailure(error: unknown): AttemptFailure {
  if (isKnownError(error)) return { error, isRetryable: false };
  if (!isApiError(error)) return { error: tutorUnavailable(error), isRetryable: true };
  const { status, code, headers } = error;
  // The full message may contain the learner's text, which must not be logged.
  const what = status === undefined ? codeOf(networkErrorOf(error)) : String(status);
  const cause = `The model's server answered ${what || 'an error'} ${code ?? ''}`.trim();
  if (code === 'content_filter') return { error: modelRefused(), isRetryable: false };
  const isBusy = status === 429 && code !== 'insufficient_quota';
  const isRetryable = status === undefined || status >= 500 || isBusy;
  const retryAfterSeconds = isBusy || status === 503 ? secondsOf(headers) : undefined;
  if (retryAfterSeconds === undefined) return { error: tutorUnavailable(cause), isRetryable };
  return {
    error: tutorUnavailable(cause, {
      detail: 'The tutor is busy right now. Please try again later.',
      retryAfterSeconds,
    }),
    isRetryable,
    retryAfterSeconds,
  };
}

/** Retry-After, a number or a date, in whole seconds; undefined if it is neither. */
function secondsOf(headers: Headers | undefined): number | undefined {
  const header = headers?.get('retry-after') ?? '';
  const seconds = /^\d+(\.\d+)?$/.test(header)
    ? Number(header)
    : (Date.parse(header) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}
