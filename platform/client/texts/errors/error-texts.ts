import type { ErrorBody, ErrorCode } from '../../../contracts/index.ts';

/** A text, or one that says how long to wait. */
type ErrorText = string | ((error: Pick<ErrorBody, 'retry_after_seconds'>) => string);

/**
 * What an error of the API means, by its code, in a language other than the API's own English. A
 * code without a text shows the API's.
 */
export type ErrorTexts = Partial<Record<ErrorCode, ErrorText>>;
