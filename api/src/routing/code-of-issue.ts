import type { Fault, FaultCode } from '@topwords/platform/contracts';
import type { z } from 'zod/mini';

/** The value at a path of a request; undefined if there is none. */
function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let found = value;
  for (const key of path) {
    const isHolder = typeof found === 'object' && found !== null && Object.hasOwn(found, key);
    found = isHolder ? Reflect.get(found as object, key) : undefined;
  }
  return found;
}

function withCode(code: FaultCode, limit?: number | bigint): Pick<Fault, 'code' | 'limit'> {
  return { code, ...(limit !== undefined && { limit: Number(limit) }) };
}

function hasLength(origin: string): boolean {
  return origin === 'string' || origin === 'array';
}

/**
 * Why a value breaks its contract, as a code with its bound: pages have words for it in each
 * language. A text that must not be empty, and is, counts as missing.
 * @param value the part of the request that was checked
 */
export function codeOfIssue(
  issue: z.core.$ZodIssue,
  value: unknown,
): Pick<Fault, 'code' | 'limit'> {
  const given = valueAt(value, issue.path);
  const isMissing = given === undefined || given === null;
  if (issue.code === 'too_small') {
    const { origin, minimum } = issue;
    if (origin === 'string' && minimum === 1) return withCode('required');
    return withCode(hasLength(origin) ? 'too_short' : 'too_small', minimum);
  }
  if (issue.code === 'too_big') {
    return withCode(hasLength(issue.origin) ? 'too_long' : 'too_big', issue.maximum);
  }
  if (isMissing) return withCode('required');
  return withCode(issue.code === 'invalid_value' ? 'unknown' : 'invalid');
}
