import type { APIError } from 'openai';
import { codeOf, isKnownError, type KnownError } from '../../errors/known-error.ts';
import { tutorUnavailable } from '../engine.ts';

/** Why an attempt brought no answer, and whether another may, after which pause. */
export interface Setback {
  error: KnownError;
  again: boolean;
  retryAfterSeconds?: number;
}

/** A model's server says so of what its filters or the model will not answer. */
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

/** Whether an error is the package's; its class would have to be loaded to ask for it. */
export function isApiError(error: unknown): error is APIError {
  return error instanceof Error && 'requestID' in error;
}

/** The package wraps what fetch threw, which wraps what the network did. */
function networkErrorOf({ cause }: Error): unknown {
  return cause instanceof Error ? (cause.cause ?? cause) : cause;
}

/** What an error of an attempt means. */
export function judgeFailure(error: unknown): Setback {
  if (isKnownError(error)) return { error, again: false };
  if (!isApiError(error)) return { error: tutorUnavailable(error), again: true };
  const { status, code, headers } = error;
  // The whole message may hold what a learner wrote: it stays out of the log.
  const what = status === undefined ? codeOf(networkErrorOf(error)) : String(status);
  const cause = `The model's server answered ${what || 'an error'} ${code ?? ''}`.trim();
  if (code === 'content_filter') return { error: modelRefused(), again: false };
  const isBusy = status === 429 && code !== 'insufficient_quota';
  const again = status === undefined || status >= 500 || isBusy;
  const retryAfterSeconds = isBusy || status === 503 ? secondsOf(headers) : undefined;
  if (retryAfterSeconds === undefined) return { error: tutorUnavailable(cause), again };
  return {
    error: tutorUnavailable(cause, {
      detail: 'The tutor is busy right now. Please try again later.',
      retryAfterSeconds,
    }),
    again,
    retryAfterSeconds,
  };
}

/** Retry-After in whole seconds, be it a number or a date; undefined when it says nothing useful. */
function secondsOf(headers: Headers | undefined): number | undefined {
  const header = headers?.get('retry-after') ?? '';
  const seconds = /^\d+(\.\d+)?$/.test(header)
    ? Number(header)
    : (Date.parse(header) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}
