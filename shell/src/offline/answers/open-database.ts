/** What is known about a kept answer without reading it. Times are UTC milliseconds. */
export interface Entry {
  key: string;
  /** The account that it was given to. */
  sub: string;
  bytes: number;
  keptAt: number;
  usedAt: number;
}

/** Not one of the names that begin with the caches' prefix: switching the worker off keeps answers. */
const name = 'kept-answers';

/** Resolves with the result of a request. */
export function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('Request failed')));
  });
}

/** Resolves once a transaction is stored. @throws {DOMException} for example when there is no room */
export function whenStored(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('Transaction aborted'));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', fail);
    transaction.addEventListener('error', fail);
  });
}

/**
 * Opens the database with two stores: `entries`, and `contents` under the same keys, so that counting
 * reads no content.
 * @param onClose called when the browser has closed it, as when it evicts what sites keep
 */
export async function openDatabase(onClose: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('entries', { keyPath: 'key' });
    request.result.createObjectStore('contents');
  });
  const database = await resultOf(request);
  database.addEventListener('close', onClose);
  database.addEventListener('versionchange', () => {
    database.close();
    onClose();
  });
  return database;
}
