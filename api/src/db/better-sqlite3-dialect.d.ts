/** Knex ships the dialect without typings of its own. */
declare module 'knex/lib/dialects/better-sqlite3/index.js' {
  import type { Knex } from 'knex';

  const Client: typeof Knex.Client;

  export default class BetterSqlite3Client extends Client {
    _driver(): unknown;
  }
}
