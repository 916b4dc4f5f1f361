import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Libsql from 'libsql';
import { codeOf } from '../errors/known-error.ts';

/**
 * Takes a lock, which the returned function or the end of the process releases, even a crash.
 * @param file an empty file that is locked; its folder is created
 * @returns undefined when another holds it
 */
export function tryLock(file: string): (() => void) | undefined {
  mkdirSync(dirname(file), { recursive: true });
  const lock = new Libsql(file);
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return () => lock.close();
  } catch (error) {
    lock.close();
    if (!codeOf(error).startsWith('SQLITE_BUSY')) throw error;
    return undefined;
  }
}
