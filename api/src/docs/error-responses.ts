import { errorStatuses, type Call, type ErrorCode } from '@topwords/platform/contracts';

const reasons: Record<number, string> = {
  400: 'The request is wrong',
  401: 'Not signed in',
  403: 'Refused',
  404: 'Not found',
  405: 'Wrong method',
  409: 'In conflict with what is stored',
  413: 'Too large',
  415: 'Not JSON',
  429: 'Too many attempts',
  500: 'A fault of the server',
  503: 'Unavailable for now',
};

/** Every code a call may fail with: its own and those of its kind. */
function errorCodesOf(call: Call): ErrorCode[] {
  const codes: ErrorCode[] = [...call.errors];
  if (call.body !== undefined) {
    codes.push('malformed_json', 'body_too_large', 'media_type_unsupported');
  }
  if ([call.params, call.query, call.body].some((part) => part !== undefined)) {
    codes.push('validation_failed');
  }
  if (call.authentication === 'token')
    codes.push('token_missing', 'token_invalid', 'token_expired');
  if (call.authentication === 'cookie') codes.push('xsrf_refused');
  if (call.method !== 'GET' && call.authentication !== 'partner') codes.push('origin_refused');
  codes.push('internal', 'database_unavailable');
  if (call.method !== 'GET') codes.push('saving_unavailable');
  return [...new Set(codes)];
}

/** The error answers of a call by status, each a reference to one of {@link errorResponses}. */
export function errorResponsesOf(call: Call): Record<string, { $ref: string }> {
  return Object.fromEntries(
    answersOf(call).map(({ status, name }) => [status, { $ref: `#/components/responses/${name}` }]),
  );
}

/** Every error answer of the calls by name, for the document's components. */
export function errorResponses(calls: readonly Call[]): Record<string, object> {
  return Object.fromEntries(
    calls.flatMap(answersOf).map(({ name, status, codes }) => [name, describe(status, codes)]),
  );
}

function answersOf(call: Call): { status: number; codes: ErrorCode[]; name: string }[] {
  const byStatus = Map.groupBy(errorCodesOf(call), (code) => errorStatuses[code]);
  return [...byStatus].map(([status, codes]) => ({ status, codes, name: nameOf(codes) }));
}

/** `malformed_json`, `validation_failed` → `MalformedJsonOrValidationFailed`. */
function nameOf(codes: ErrorCode[]): string {
  return codes
    .map((code) => `_${code}`.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()))
    .join('Or');
}

function describe(status: number, codes: ErrorCode[]): object {
  return {
    description: `${reasons[status] ?? 'Failure'}: ${codes.map((code) => `\`${code}\``).join(', ')}`,
    ...headersOf(status),
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/ErrorBody' },
            { type: 'object', properties: { code: { type: 'string', enum: codes } } },
          ],
        },
      },
    },
  };
}

function headersOf(status: number): object {
  if (status !== 429 && status !== 503) return {};
  const description = 'Seconds after which to try again, when that is known';
  return { headers: { 'Retry-After': { description, schema: { type: 'integer' } } } };
}
