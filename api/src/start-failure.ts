import { isUnreachable } from './http/answer-errors.ts';

/**
 * Why the API cannot start, in a line for the person who runs it; undefined for what is no fault of
 * the surroundings and deserves its stack.
 */
export function explainStartFailure(
  error: unknown,
  settings: { PORT: number },
): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === 'EADDRINUSE') return `Port ${settings.PORT} is taken; set PORT to another`;
  if (code === 'EACCES') return `Not allowed: ${error.message}`;
  if (code === 'EADDRNOTAVAIL') return 'HOST is not an address of this machine';
  if (code.startsWith('ER_') || code.startsWith('SQLITE_') || isUnreachable(error)) {
    return `The database at DATABASE_URL cannot be used: ${reasonOf(error, code)}`;
  }
  if (/Unable to open connection/.test(error.message)) {
    return `The database at DATABASE_URL cannot be opened: ${error.message}`;
  }
  return undefined;
}

function reasonOf(error: Error, code: string): string {
  const reason = error.message === '' ? code : error.message;
  return reason.split('\n')[0] ?? code;
}
