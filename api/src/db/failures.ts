import { codeOf } from '../errors.ts';

/** Deadlock or certification failure, lock wait timeout, node not ready (Galera). */
const passingErrnos = new Set([1213, 1205, 1047]);

const duplicateCodes = new Set([
  'ER_DUP_ENTRY',
  'SQLITE_CONSTRAINT_UNIQUE',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
]);

const orphanCodes = new Set([
  'ER_NO_REFERENCED_ROW',
  'ER_NO_REFERENCED_ROW_2',
  'SQLITE_CONSTRAINT_FOREIGNKEY',
]);

const unreachableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'ER_CON_COUNT_ERROR',
  'ER_CONNECTION_KILLED',
  'ER_SERVER_SHUTDOWN',
  'PROTOCOL_CONNECTION_LOST',
]);

/** Whether an error says that the same transaction may succeed when it is run again. */
export function isPassing(error: unknown): boolean {
  const errno = propertyOf(error, 'errno');
  const isNamed = typeof errno === 'number' && passingErrnos.has(errno);
  return isNamed || codeOf(error).startsWith('SQLITE_BUSY');
}

/** Whether an error says that a unique key already has the value. */
export function isDuplicate(error: unknown): boolean {
  return duplicateCodes.has(codeOf(error));
}

/** Whether an error says that the row to which another would belong is not there. */
export function isOrphan(error: unknown): boolean {
  return orphanCodes.has(codeOf(error));
}

/** Whether an error says that the database cannot be reached now, or that its connection was lost. */
export function isUnreachable(error: unknown): boolean {
  return (
    unreachableCodes.has(codeOf(error)) ||
    propertyOf(error, 'name') === 'KnexTimeoutError' ||
    // The driver's word for a connection that is of no more use; not every such error has a code.
    propertyOf(error, 'fatal') === true
  );
}

function propertyOf(error: unknown, name: 'errno' | 'name' | 'fatal'): unknown {
  const isObject = typeof error === 'object' && error !== null;
  return isObject ? (error as Partial<Record<typeof name, unknown>>)[name] : undefined;
}
