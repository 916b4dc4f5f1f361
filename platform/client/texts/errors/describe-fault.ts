import type { ErrorBody, Fault, FaultCode } from '../../../contracts/index.ts';

/** Fields that learners fill in, by the last part of their name in a request. */
type FieldName =
  | 'native'
  | 'username'
  | 'email'
  | 'password'
  | 'name'
  | 'description'
  | 'text'
  | 'question'
  | 'comment'
  | 'query'
  | 'code'
  | 'time_zone';

/** What a language says about the fields of a request. */
export interface FaultWords {
  /** What the pages call a field, as a label. */
  fields: Record<FieldName, string>;
  /** What is wrong with it; follows its name after a colon. */
  problems: Record<FaultCode, string | ((limit: number) => string)>;
  /** Says all by itself, for anything else. */
  other: string;
}

/** Other names of the same fields. */
const sameAs = new Map<string, FieldName>([
  ['new_password', 'password'],
  ['current_password', 'password'],
  ['new_email', 'email'],
  ['original_text', 'text'],
  ['translated_text', 'text'],
  ['message', 'question'],
  ['content', 'question'],
]);

function problemOf({ problems }: FaultWords, { code, limit }: Fault): string | undefined {
  const problem = new Map<string, string | ((limit: number) => string)>(
    Object.entries(problems),
  ).get(code ?? '');
  if (typeof problem !== 'function') return problem;
  return limit === undefined ? undefined : problem(limit);
}

/** Describes the first invalid field of a request: `Пароль: не меньше 8 символов`. */
export function describeFault(words: FaultWords, { faults }: Pick<ErrorBody, 'faults'>): string {
  const [first] = faults ?? [];
  if (first === undefined) return words.other;
  const last = first.field.split('.').at(-1) ?? '';
  const field = new Map<string, string>(Object.entries(words.fields)).get(sameAs.get(last) ?? last);
  const problem = problemOf(words, first);
  return field === undefined || problem === undefined ? words.other : `${field}: ${problem}`;
}
