import { scrubText } from './scrub-text.ts';

/** An error as the log has it: nothing that is not listed here leaves the process. */
export interface DescribedError {
  type: string;
  message: string;
  code?: string;
  errno?: string | number;
  sqlState?: string;
  /** Of an HTTP answer. */
  status?: number;
  /** Only the places in the code. */
  stack?: string;
  cause?: DescribedError | string;
  /** The first of those that an AggregateError holds. */
  errors?: (DescribedError | string)[];
}

const messageMaximum = 500;
const stackMaximum = 2000;
/** Of a cause: where it was thrown, and its caller. */
const causeStackMaximum = 600;
const maxCauses = 3;
const maxErrors = 3;

/** A literal name such as `ER_DUP_ENTRY`, as opposed to prose. */
const literal = /^[\w.:-]{1,60}$/;
/** A place in the code; a message may have lines that begin the same way. */
const frame = /^ {4}at (?:[^()]{1,200} \()?(?:file:|node:|\/|\w:\\)[^()]{1,300}:\d+:\d+\)?$/;
/** Header values, JSON and addresses that could not be parsed are quoted like this. */
const doublyQuoted = /"[^"]*"?/g;
const bearer = /\b(Bearer|Bearear|Basic)\s+[^\s"']+/gi;
/** Paths, ids and words, in which nothing identifies a person: most texts that are logged. */
const plain = /^[\w./-]*$/;
/** How a database's messages end with names of keys and columns; values come before them. */
const nameAtEnd = / for (?:key|column) '[\w.]+'(?: at row \d+)?$/;

/**
 * Describes an error for the log by an allow-list: libraries attach requests, packets, statements
 * with their values and whole configurations to their errors. Values in messages are cut out.
 */
export function describeError(error: object, depth = 0): DescribedError {
  const { message, code, errno, sqlState, status, cause } = error as Record<string, unknown>;
  const { stack, errors } = error as { stack?: unknown; errors?: unknown };
  const text = typeof message === 'string' ? message : '';
  const places = placesOf(stack, text, depth === 0 ? stackMaximum : causeStackMaximum);
  const isDeep = depth >= maxCauses;
  return {
    type: typeOf(error),
    message: cleanMessage(text, error),
    ...(isLiteral(code) && { code }),
    ...((typeof errno === 'number' || isLiteral(errno)) && { errno }),
    ...(isLiteral(sqlState) && { sqlState }),
    ...(typeof status === 'number' && { status }),
    ...(places !== '' && { stack: places }),
    ...(cause !== undefined && cause !== null && !isDeep && { cause: describe(cause, depth + 1) }),
    ...(Array.isArray(errors) &&
      !isDeep && {
        errors: errors.slice(0, maxErrors).map((one: unknown) => describe(one, depth + 1)),
      }),
  };
}

/** Whether something has the shape of an error, even one of another realm or library. */
export function isErrorLike(value: unknown): value is { message: unknown; stack: unknown } {
  if (value instanceof Error) return true;
  return typeof value === 'object' && value !== null && 'message' in value && 'stack' in value;
}

/** A log text without personal data, in at most `maximum` characters. */
export function cleanText(text: string, maximum = messageMaximum): string {
  if (text.length <= maximum && plain.test(text)) return text;
  // Cut before and after: an expression must not run over megabytes, nor a value be cut in half.
  const kept = text.slice(0, maximum * 2).toWellFormed();
  const clean = scrubText(kept.replaceAll(bearer, '$1 …'));
  return clean.length > maximum || text.length > kept.length
    ? `${clean.slice(0, maximum).toWellFormed()}…`
    : clean;
}

function describe(thrown: unknown, depth: number): DescribedError | string {
  if (isErrorLike(thrown)) return describeError(thrown, depth);
  return typeof thrown === 'string' ? cleanText(thrown) : `a thrown ${typeof thrown}`;
}

function typeOf(error: object): string {
  const { name } = error as { name?: unknown };
  if (isLiteral(name) && name !== 'Error') return name;
  const made: unknown = error.constructor?.name;
  return isLiteral(made) ? made : 'Error';
}

function cleanMessage(message: string, error: object): string {
  if ('issues' in error && Array.isArray(error.issues)) return faultsOf(error.issues);
  const kept = isOfDatabase(error) ? withoutValues(message) : message;
  return cleanText(kept.replaceAll(doublyQuoted, '"…"'));
}

/** What did not match a schema: the message of such an error may quote the input. */
function faultsOf(issues: unknown[]): string {
  const faults = issues.slice(0, maxErrors).map((issue) => {
    const { path, code } = issue as { path?: unknown; code?: unknown };
    const names = Array.isArray(path) ? path.filter((name) => isLiteral(String(name))) : [];
    return `${names.join('.')}: ${isLiteral(code) ? code : 'invalid'}`;
  });
  return cleanText(`${issues.length} faults: ${faults.join(', ')}`);
}

function isOfDatabase(error: object): boolean {
  const { code, sql, sqlState } = error as Record<string, unknown>;
  return (
    sql !== undefined ||
    sqlState !== undefined ||
    (typeof code === 'string' && /^(ER_|SQLITE_)/.test(code))
  );
}

/**
 * `Duplicate entry 'ada@example.org' for key 'email'` without the entry; values may contain quotes.
 */
function withoutValues(message: string): string {
  const [name = ''] = nameAtEnd.exec(message) ?? [];
  const rest = message.slice(0, message.length - name.length);
  return rest.replace(/'.*'?/s, "'…'") + name;
}

/** The lines of a stack that name places; its first lines repeat the message. */
function placesOf(stack: unknown, message: string, maximum: number): string {
  if (typeof stack !== 'string') return '';
  const found = message === '' ? -1 : stack.indexOf(message);
  const from = found === -1 ? 0 : found + message.length;
  const lines = stack.slice(from, from + maximum * 2).split('\n');
  const places = lines.filter((line) => frame.test(line));
  return places.join('\n').slice(0, maximum);
}

function isLiteral(value: unknown): value is string {
  return typeof value === 'string' && literal.test(value);
}
