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

/** A table, column or index that is there already, or, where one is dropped, gone already. */
const alreadyDoneErrnos = new Set([1050, 1060, 1061, 1051, 1091]);
const alreadyDoneInSqlite = [
  / - (?:table|index) \S+ already exists$/,
  / - duplicate column name: \S+$/,
  /^\s*(?:drop|alter table)\b.* - no such (?:table|index|column): \S+$/is,
];

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

/** Whether an error says that a change of the schema was made before. */
export function isAlreadyDone(error: unknown): boolean {
  const errno = propertyOf(error, 'errno');
  if (typeof errno === 'number' && alreadyDoneErrnos.has(errno)) return true;
  const message = propertyOf(error, 'message');
  return (
    codeOf(error) === 'SQLITE_ERROR' &&
    typeof message === 'string' &&
    alreadyDoneInSqlite.some((pattern) => pattern.test(message))
  );
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

function propertyOf(error: unknown, name: string): unknown {
  const isObject = typeof error === 'object' && error !== null;
  return isObject ? (error as Record<string, unknown>)[name] : undefined;
}
