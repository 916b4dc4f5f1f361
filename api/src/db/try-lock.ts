import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Libsql from 'libsql';
import { codeOf } from '../errors/known-error.ts';

/**
 * Takes a lock that ends with the process, however it ends, or by the returned function.
 * @param file an empty file that stands for the lock; its folder is created
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
