import { LRUCache } from 'lru-cache';

const maxStatements = 200;

interface Connection {
  prepare(sql: string): object;
}

/**
 * Makes a connection cache its prepared statements by their text. Preparing is a large part of a
 * call's cost: a page of words asks with fifty parameters.
 */
export function cacheStatements(connection: Connection): void {
  const prepare = connection.prepare.bind(connection);
  const statements = new LRUCache<string, object>({
    max: maxStatements,
    memoMethod: (sql) => prepare(sql),
  });
  connection.prepare = (sql) => statements.memo(sql);
}
