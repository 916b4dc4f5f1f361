import BetterSqlite3Client from 'knex/lib/dialects/better-sqlite3/index.js';
import Libsql from 'libsql';

/** Knex over libsql, which has better-sqlite3's interface. */
export class LibsqlClient extends BetterSqlite3Client {
  override _driver(): typeof Libsql {
    return Libsql;
  }
}
