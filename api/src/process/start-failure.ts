import { isTransient, isUnreachable } from '../db/failures.ts';
import { codeOf } from '../errors/known-error.ts';
import { cleanText, describeError, type DescribedError } from '../logging/describe-error.ts';

/** The settings that the reason may mention. */
interface Settings {
  PORT: number;
  BANK_FILE?: string | undefined;
}

/**
 * Why a process cannot start, in one line for the operator; the whole stack for anything but a
 * configuration fault.
 */
export function explainStartFailure(error: unknown, settings: Settings): string[] {
  if (!(error instanceof Error)) return [cleanText(String(error))];
  return [explain(error, settings) ?? linesOf(describeError(error))];
}

/** What Node would print of an error, without its other properties. */
function linesOf({ type, message, stack, cause }: DescribedError): string {
  const caused = typeof cause === 'object' ? `caused by ${linesOf(cause)}` : cause;
  return [`${type}: ${message}`, stack, caused].filter(Boolean).join('\n');
}

function explain(error: Error, { PORT, BANK_FILE }: Settings): string | undefined {
  const code = codeOf(error);
  const path = 'path' in error ? String(error.path) : '';
  const reason = cleanText(firstLine(error.message)) || code;
  if (error.name === 'StartFault') return error.message;
  if (code === 'EADDRINUSE') return `PORT: ${PORT} is taken; set another`;
  if (code === 'EADDRNOTAVAIL') return 'HOST: is not an address of this machine';
  if (code === 'EACCES' && path === '') return `PORT: not allowed to listen on ${PORT}`;
  if (code === 'ENOENT' && path !== '' && path === BANK_FILE)
    return 'BANK_FILE: there is no such file';
  if (code === 'ENOENT' && path.endsWith('word-bank.bin')) {
    return 'The word bank is not built; run npm run content:build first';
  }
  if (isTransient(error)) {
    return 'DATABASE_URL: another process, such as npm run db:migrate, holds the database; try again when it has ended';
  }
  if (code.startsWith('ER_') || code.startsWith('SQLITE_') || isUnreachable(error)) {
    return `DATABASE_URL: the database cannot be used: ${reason}`;
  }
  // libsql's error for a file that it cannot open has no code.
  if (reason.startsWith('ConnectionFailed') || path !== '') {
    return `DATABASE_URL: the database cannot be opened: ${reason}`;
  }
  return undefined;
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}

/** Ends the process with the lines on standard error. */
export function exit(lines: string[]): never {
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exit(1);
}
