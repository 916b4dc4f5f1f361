import { answerSchema, type Call, type CallOutput, type Fault } from '@topwords/platform/contracts';
import { codeOfIssue } from './code-of-issue.ts';
import { z } from 'zod/mini';
import { knownError } from '../errors/known-error.ts';

/** Names of expected types, for fields whose contract has no text for a wrong type. */
const typeNames = new Map(
  Object.entries({
    string: 'a text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    object: 'a JSON object',
    array: 'a list',
  }),
);

function describeWrongType(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'invalid_type') return undefined;
  const name = issue.path?.at(-1) ?? 'The request body';
  if (issue.input === undefined) return `${String(name)} is required`;
  if (issue.expected === 'string' && Array.isArray(issue.input)) {
    return `${String(name)} must be given once`;
  }
  return `${String(name)} must be ${typeNames.get(issue.expected) ?? `of type ${issue.expected}`}`;
}

z.config({ ...z.locales.en(), customError: describeWrongType });

type Schema = z.ZodMiniType;
type Parsed<Part extends Schema | undefined> = Part extends Schema ? z.output<Part> : undefined;

/** A request's parts after validation. */
export interface ParsedInput<C extends Call> {
  params: Parsed<C['params']>;
  query: Parsed<C['query']>;
  body: Parsed<C['body']>;
}

/** A request's parts before validation. */
export interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/**
 * Validates a request against its call's contract.
 * @throws validation_failed, with every fault of every part
 */
export function parseInput<C extends Call>(call: C, raw: RawInput): ParsedInput<C> {
  const faults: Fault[] = [];
  const parse = (schema: Schema | undefined, value: unknown): unknown => {
    if (schema === undefined) return undefined;
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    faults.push(...distinct(result.error.issues.map((issue) => toFault(issue, value))));
    return undefined;
  };
  const input = {
    params: parse(call.params, raw.params),
    query: parse(call.query, raw.query),
    body: parse(call.body, raw.body),
  };
  const [first] = faults;
  if (first !== undefined) throw knownError('validation_failed', first.detail, { faults });
  return input as ParsedInput<C>;
}

/** Two checks of one field may have the same text. */
function distinct(faults: Fault[]): Fault[] {
  const byText = new Map(faults.map((fault) => [`${fault.field}: ${fault.detail}`, fault]));
  return [...byText.values()];
}

function toFault(issue: z.core.$ZodIssue, value: unknown): Fault {
  const field = issue.path.map(String).join('.');
  return { field, detail: issue.message, ...codeOfIssue(issue, value) };
}

/**
 * Checks an answer against its call's contract: fields that the contract does not name must not be
 * sent.
 */
export function checkAnswer<C extends Call>(call: C, answer: CallOutput<C>): void {
  const result = answerSchema(call)?.safeParse(answer);
  if (result === undefined || result.success) return;
  throw new Error(`The answer to ${call.id} breaks its contract: ${listFaults(result.error)}`);
}

/** What did not match a contract, without the values. */
export function listFaults({ issues }: z.core.$ZodError): string {
  return issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
}
