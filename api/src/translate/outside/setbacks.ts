/** What went wrong, as far as it makes a difference for whoever waits. */
type SetbackKind = 'away' | 'slow' | 'busy' | 'refused' | 'malformed';

/** Why an attempt brought nothing; `cause` is for the log. */
export interface Setback {
  kind: SetbackKind;
  cause: unknown;
  /** Whether another attempt may help. */
  again: boolean;
  retryAfterSeconds?: number;
}

const details: Record<SetbackKind, string> = {
  away: 'The translation service is away right now. Please try again in a moment.',
  slow: 'The translation service took too long. Please try again, or translate a shorter text.',
  busy: 'The translation service has too much to do. Please try again in a moment.',
  refused:
    'The translation service refused the request of this server. Whoever runs it must look at its settings.',
  malformed: 'The translation service answered nothing that can be read. Please try again.',
};

/** A setback for a person: what happened, and what to do. */
export function explain({ kind, retryAfterSeconds }: Setback): string {
  if (kind !== 'busy' || retryAfterSeconds === undefined) return details[kind];
  return `The translation service has too much to do. Please try again in ${retryAfterSeconds} seconds.`;
}

/** A setback by the status of an answer that is not 2xx. */
export function setbackOfStatus(
  status: number,
  retryAfter: string | null | undefined,
  cause: unknown,
): Setback {
  const seconds = secondsOf(retryAfter ?? '');
  const wait = seconds === undefined ? {} : { retryAfterSeconds: seconds };
  if (status === 429) return { kind: 'busy', cause, again: true, ...wait };
  if (status >= 500) return { kind: 'away', cause, again: true, ...wait };
  return { kind: 'refused', cause, again: false };
}

/** Retry-After in whole seconds, be it a number or a date; undefined when it says nothing useful. */
function secondsOf(header: string): number | undefined {
  const isNumber = /^\d+(\.\d+)?$/.test(header);
  const seconds = isNumber ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}
