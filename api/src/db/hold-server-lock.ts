import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Libsql from 'libsql';
import { codeOf } from '../errors/known-error.ts';
import { startFault } from '../errors/start-fault.ts';

/** Keeps a reference until the process ends: unreferenced handles would be closed. */
const held: object[] = [];

/**
 * Makes this process the only server of an embedded database, by a lock that ends with the process,
 * however it ends. Commands that open the same file beside the server take no such lock.
 * @param file the database's file; the lock is a file beside it
 * @throws a start fault when another server holds it
 */
export function holdServerLock(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  try {
    const lock = new Libsql(`${file}-server`);
    lock.exec('BEGIN EXCLUSIVE');
    held.push(lock);
  } catch (error) {
    if (!codeOf(error).startsWith('SQLITE_BUSY')) throw error;
    throw startFault(
      `DATABASE_URL: another server uses ${file}; stop it, or give this server its own database`,
    );
  }
}
