import BetterSqlite3Client from 'knex/lib/dialects/better-sqlite3/index.js';
import Libsql from 'libsql';

/** Knex over libsql, which speaks the interface of better-sqlite3. */
export class LibsqlClient extends BetterSqlite3Client {
  override _driver(): typeof Libsql {
    return Libsql;
  }
}
