import { LRUCache } from 'lru-cache';

const statementsAtMost = 200;

interface Connection {
  prepare(sql: string): object;
}

/**
 * Has a connection keep the statements it prepared, by their text. Preparing is a good part of what
 * a call costs: a page of words asks with fifty parameters.
 */
export function keepStatements(connection: Connection): void {
  const prepare = connection.prepare.bind(connection);
  const statements = new LRUCache<string, object>({
    max: statementsAtMost,
    memoMethod: (sql) => prepare(sql),
  });
  connection.prepare = (sql) => statements.memo(sql);
}
