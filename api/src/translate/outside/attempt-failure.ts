/** What went wrong, as far as it matters to the learner. */
type FailureKind = 'unavailable' | 'slow' | 'busy' | 'refused' | 'malformed';

/** Why an attempt failed; `cause` is for the log. */
export interface AttemptFailure {
  kind: FailureKind;
  cause: unknown;
  /** Whether another attempt may help. */
  isRetryable: boolean;
  retryAfterSeconds?: number;
}

const details: Record<FailureKind, string> = {
  unavailable: 'The translation service is unavailable right now. Please try again in a moment.',
  slow: 'The translation service took too long. Please try again, or translate a shorter text.',
  busy: 'The translation service is busy. Please try again in a moment.',
  refused:
    'The translation service refused this server’s request. The operator must check its settings.',
  malformed: 'The translation service’s answer could not be read. Please try again.',
};

/** What happened and what to do, for a learner. */
export function explain({ kind, retryAfterSeconds }: AttemptFailure): string {
  if (kind !== 'busy' || retryAfterSeconds === undefined) return details[kind];
  return `The translation service is busy. Please try again in ${retryAfterSeconds} seconds.`;
}

/** The failure for a status that is not 2xx. */
export function failureOfStatus(
  status: number,
  retryAfter: string | null | undefined,
  cause: unknown,
): AttemptFailure {
  const seconds = secondsOf(retryAfter ?? '');
  const wait = seconds === undefined ? {} : { retryAfterSeconds: seconds };
  if (status === 429) return { kind: 'busy', cause, isRetryable: true, ...wait };
  if (status >= 500) return { kind: 'unavailable', cause, isRetryable: true, ...wait };
  return { kind: 'refused', cause, isRetryable: false };
}

/** Retry-After, a number or a date, in whole seconds; undefined if it is neither. */
function secondsOf(header: string): number | undefined {
  const isNumber = /^\d+(\.\d+)?$/.test(header);
  const seconds = isNumber ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}
