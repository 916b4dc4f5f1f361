import { codeOf } from '../errors/known-error.ts';

const transientErrnos = new Set([
  1213, // deadlock; certification failure (Galera)
  1205, // lock wait timeout
  1047, // node not ready (Galera)
  3101, // rolled back by the other nodes of the group
  8022, // commit failed and was rolled back (TiDB)
  8028, // the schema changed meanwhile (TiDB)
  9007, // write conflict (TiDB)
]);

/** The disk is full, or the server is read-only. */
const unsavedErrnos = new Set([1021, 1026, 1030, 1036, 1114, 1290, 1792, 1836, 3100]);
const unsavedCodes = new Set(['SQLITE_FULL', 'ENOSPC', 'EROFS', 'EDQUOT']);
const unsavedInSqlite = ['SQLITE_IOERR', 'SQLITE_READONLY'];

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

/** A table, column or index exists already or, when dropping one, is gone already. */
const alreadyDoneErrnos = new Set([1050, 1060, 1061, 1051, 1091]);
const alreadyDoneInSqlite = [
  / - (?:table|index) \S+ already exists$/,
  / - duplicate column name: \S+$/,
  /^\s*(?:drop|alter table)\b.* - no such (?:table|index|column): \S+$/is,
];

/** Codes of errors that end an established connection. */
const lostCodes = new Set([
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ER_CLIENT_INTERACTION_TIMEOUT',
  'ER_CONNECTION_KILLED',
  'ER_SERVER_SHUTDOWN',
  'ER_SESSION_WAS_KILLED',
  'PROTOCOL_CONNECTION_LOST',
]);

const unreachableCodes = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'ER_CON_COUNT_ERROR',
]);

/** Whether the same transaction may succeed when it is run again. */
export function isTransient(error: unknown): boolean {
  const errno = propertyOf(error, 'errno');
  const isNamed = typeof errno === 'number' && transientErrnos.has(errno);
  return isNamed || codeOf(error).startsWith('SQLITE_BUSY');
}

/** Whether a unique key already has the value. */
export function isDuplicate(error: unknown): boolean {
  return duplicateCodes.has(codeOf(error));
}

/** Whether the row that another refers to does not exist. */
export function isOrphan(error: unknown): boolean {
  return orphanCodes.has(codeOf(error));
}

/** Whether a schema change was made before. */
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

/** Whether the database cannot save now, although it may be readable. */
export function isSaveFailure(error: unknown): boolean {
  const errno = propertyOf(error, 'errno');
  if (typeof errno === 'number' && unsavedErrnos.has(errno)) return true;
  const code = codeOf(error);
  return unsavedCodes.has(code) || unsavedInSqlite.some((start) => code.startsWith(start));
}

/** Whether a connection was lost; its pending statement may or may not have been executed. */
export function isLost(error: unknown): boolean {
  const code = codeOf(error);
  // The driver's errors after a loss have no code.
  return lostCodes.has(code) || (code === '' && propertyOf(error, 'fatal') === true);
}

/** Whether a statement was never sent because its connection was lost before. */
export function isUnsent(error: unknown): boolean {
  const message = propertyOf(error, 'message');
  return isLost(error) && typeof message === 'string' && message.endsWith('in closed state');
}

/** Whether the database cannot be reached now, or its connection was lost. */
export function isUnreachable(error: unknown): boolean {
  return (
    isLost(error) ||
    unreachableCodes.has(codeOf(error)) ||
    propertyOf(error, 'name') === 'KnexTimeoutError' ||
    propertyOf(error, 'fatal') === true
  );
}

function propertyOf(error: unknown, name: 'errno' | 'name' | 'message' | 'fatal'): unknown {
  const isObject = typeof error === 'object' && error !== null;
  return isObject ? (error as Partial<Record<typeof name, unknown>>)[name] : undefined;
}
