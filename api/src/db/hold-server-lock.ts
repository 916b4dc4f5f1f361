import { startFault } from '../errors/start-fault.ts';
import { tryLock } from './try-lock.ts';

/** Keeps a reference until the process ends: unreferenced handles would be closed. */
const held: (() => void)[] = [];

/**
 * Makes this process the only server of an embedded database, by a lock that ends with the process,
 * however it ends. Commands that open the same file beside the server take no such lock.
 * @param file the database's file; the lock is a file beside it
 * @throws a start fault when another server holds it
 */
export function holdServerLock(file: string): void {
  const release = tryLock(`${file}-server`);
  if (release === undefined) {
    throw startFault(
      `DATABASE_URL: another server uses ${file}; stop it, or give this server its own database`,
    );
  }
  held.push(release);
}
