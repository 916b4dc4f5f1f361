import type { ErrorBody, ErrorCode } from '../../../contracts/index.ts';

/** A text, or one that says more with what the error carries, such as how long to wait. */
type ErrorText = string | ((error: Pick<ErrorBody, 'retry_after_seconds' | 'faults'>) => string);

/**
 * Errors that only operators, developers and programs meet: those of the console, of partners' keys
 * and of requests that our pages do not make. They are in the API's own English.
 */
type ErrorOfPrograms = Extract<
  ErrorCode,
  | `partner_${string}`
  | `release_${string}`
  | `${string}_role_missing`
  | 'malformed_json'
  | 'media_type_unsupported'
  | 'method_not_allowed'
  | 'override_origin_refused'
  | 'releases_read_only'
  | 'remote_unknown'
  | 'version_unknown'
>;

/**
 * What each error of the API means to a learner, by its code, in a language other than the API's
 * own English.
 */
export type ErrorTexts = Record<Exclude<ErrorCode, ErrorOfPrograms>, ErrorText>;
