import type { Socket } from 'node:net';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import knex, { type Knex } from 'knex';
import { keepPrivate, makePrivateFile, makePrivateFolder } from '../private-files.ts';
import { keepStatements } from './kept-statements.ts';
import { LibsqlClient } from './libsql-client.ts';
import { endWhenSilent } from './silence.ts';

/** An open database, or a transaction on one. */
export type Database = Knex;

interface SqliteConnection {
  exec(sql: string): void;
  prepare(sql: string): object;
}

interface MysqlConnection {
  stream: Socket;
  query(sql: string, done: (error: Error | null) => void): void;
}

interface DatabaseSettings {
  /** A server that says nothing for so long counts as gone; waits for ever unless given. */
  silenceMilliseconds?: number;
}

/** What knex would print is thrown as well, and logged where it is caught. */
const silence = { warn() {}, error() {}, deprecate() {}, debug() {} };

const projectRoot = fileURLToPath(new URL('../../../', import.meta.url));
const embeddedScheme = 'sqlite:';

/** What SQLite keeps beside each other, by their endings. */
const databaseFiles = ['', '-wal', '-shm', '-journal'];

/** Whether a database address names an embedded database, which one process owns. */
export function isEmbedded(databaseUrl: string): boolean {
  return databaseUrl.startsWith(embeddedScheme);
}

/** The file of an embedded database; relative paths start at the project's root. */
export function embeddedFile(databaseUrl: string): string {
  return resolve(projectRoot, databaseUrl.slice(embeddedScheme.length).replace(/^\/\/(?=\/)/, ''));
}

/**
 * Opens a database: `sqlite:<file>` (the folder is made) or `mysql://user:password@host/name`.
 * Connections are made when first used.
 */
export function openDatabase(databaseUrl: string, settings: DatabaseSettings = {}): Database {
  return isEmbedded(databaseUrl)
    ? openSqlite(embeddedFile(databaseUrl))
    : openMysql(databaseUrl, settings);
}

function openSqlite(filename: string): Database {
  makePrivateFolder(dirname(filename));
  makePrivateFile(filename);
  return knex({
    client: LibsqlClient,
    connection: { filename },
    useNullAsDefault: true,
    // Messages of errors must not carry the values of a statement into the log.
    compileSqlOnError: false,
    log: silence,
    pool: {
      min: 1,
      max: 1,
      afterCreate(connection: SqliteConnection, done: (error: unknown) => void) {
        try {
          connection.exec('PRAGMA busy_timeout = 5000');
          connection.exec('PRAGMA journal_mode = WAL');
          connection.exec('PRAGMA synchronous = NORMAL');
          connection.exec('PRAGMA foreign_keys = ON');
          keepStatements(connection);
          for (const ending of databaseFiles) keepPrivate(filename + ending);
          done(null);
        } catch (error) {
          done(error);
        }
      },
    },
  });
}

function openMysql(uri: string, { silenceMilliseconds }: DatabaseSettings): Database {
  return knex({
    client: 'mysql2',
    connection: { uri, charset: 'utf8mb4', timezone: 'Z', connectTimeout: 5000 },
    compileSqlOnError: false,
    log: silence,
    acquireConnectionTimeout: 8000,
    pool: {
      min: 0,
      max: 10,
      afterCreate(connection: MysqlConnection, done: (error: unknown) => void) {
        if (silenceMilliseconds !== undefined)
          endWhenSilent(connection.stream, silenceMilliseconds);
        // Fewer gap locks, hence fewer deadlocks; every server we name knows it.
        connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED', done);
      },
    },
  });
}
