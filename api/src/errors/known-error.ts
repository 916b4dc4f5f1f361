import {
  errorStatuses,
  type ErrorCode,
  type Fault,
  type SecondStep,
} from '@topwords/platform/contracts';

interface ErrorFields {
  faults?: Fault[];
  retryAfterSeconds?: number;
  /** With google_link_required. */
  linkToken?: string;
  /** With an account that never confirmed its address: when it was made, ISO 8601 in UTC. */
  madeAt?: string;
  /** With second_step_required. */
  ticket?: string;
  secondSteps?: SecondStep[];
  /** With proof_of_work_required. */
  challenge?: { parameters: unknown; signature?: string | undefined };
  /** For the log. */
  cause?: unknown;
}

/** An error the API answers with. It knows no HTTP: a middleware maps the code to a status. */
export interface KnownError extends Error, ErrorFields {
  code: ErrorCode;
}

/** Makes an error to throw. `detail` is the text for people. */
export function knownError(code: ErrorCode, detail: string, fields: ErrorFields = {}): KnownError {
  return Object.assign(new Error(detail), { code, ...fields });
}

/** The literal code of anything thrown; an empty text without one. */
export function codeOf(error: unknown): string {
  const isObject = typeof error === 'object' && error !== null;
  return isObject && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Whether an error is one of ours, judged by its literal code. */
export function isKnownError(error: unknown): error is KnownError {
  return Object.hasOwn(errorStatuses, codeOf(error));
}
