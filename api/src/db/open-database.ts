import type { Socket } from 'node:net';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { callbackify } from 'node:util';
import knex, { type Knex } from 'knex';
import { breakCircuit } from './break-circuit.ts';
import { restrictToOwner, makePrivateFile, makePrivateFolder } from './private-files.ts';
import { cacheStatements } from './cache-statements.ts';
import { LibsqlClient } from './libsql-client.ts';
import { setUserMemory, UserMemory } from './user-memory.ts';
import { repeatLost } from './repeat-lost.ts';
import { endWhenSilent } from './end-when-silent.ts';
import { enableWriteAheadLog } from './enable-write-ahead-log.ts';

/** An open database, or a transaction on one. */
export type Database = Knex;

interface SqliteConnection {
  inTransaction: boolean;
  exec(sql: string): void;
  prepare(sql: string): { get(): unknown };
}

interface MysqlConnection {
  /** By `performance.now()`. */
  madeAt?: number;
  stream: Socket;
  query(sql: string, done: (error: Error | null) => void): void;
}

interface DatabaseSettings {
  /**
   * What a commit of an embedded database waits for; defaults to FULL, which survives a power cut.
   */
  synchronous?: 'OFF' | 'NORMAL' | 'FULL' | 'EXTRA';
  /**
   * A statement that is not answered for this long fails, and a server that answers nobody fails
   * calls immediately. Waits forever if omitted.
   */
  silenceMilliseconds?: number;
  /** Maximum connections to a database that is not embedded; 10 by default. */
  poolSize?: number;
}

/** Knex throws what it would print, and we log it where it is caught. */
const silence = { warn() {}, error() {}, deprecate() {}, debug() {} };

const projectRoot = fileURLToPath(new URL('../../../', import.meta.url));
const embeddedScheme = 'sqlite:';

/** Suffixes of the files of a SQLite database. */
const databaseFiles = ['', '-wal', '-shm', '-journal'];

/** Whether a database address names an embedded database, which one process owns. */
export function isEmbedded(databaseUrl: string): boolean {
  return databaseUrl.startsWith(embeddedScheme);
}

/** Whether an open database, or a transaction on one, speaks MySQL's protocol. */
export function isMysql(db: Database): boolean {
  return db.client.config.client === 'mysql2';
}

/** The file of an embedded database; relative paths start at the project's root. */
export function embeddedFile(databaseUrl: string): string {
  return resolve(projectRoot, databaseUrl.slice(embeddedScheme.length).replace(/^\/\/(?=\/)/, ''));
}

/**
 * Opens a database: `sqlite:<file>` (creates the folder) or `mysql://user:password@host/name`.
 * Connections are made on first use.
 */
export function openDatabase(databaseUrl: string, settings: DatabaseSettings = {}): Database {
  return isEmbedded(databaseUrl)
    ? openSqlite(embeddedFile(databaseUrl), settings)
    : openMysql(databaseUrl, settings);
}

function openSqlite(filename: string, { synchronous = 'FULL' }: DatabaseSettings): Database {
  makePrivateFolder(dirname(filename));
  makePrivateFile(filename);
  const userMemory = new UserMemory();
  const db = knex({
    client: LibsqlClient,
    connection: { filename },
    useNullAsDefault: true,
    // Messages of errors must not carry the values of a statement into the log.
    compileSqlOnError: false,
    log: silence,
    pool: {
      min: 1,
      max: 1,
      afterCreate: callbackify(async (connection: SqliteConnection) => {
        connection.exec('PRAGMA busy_timeout = 5000');
        await enableWriteAheadLog(connection);
        connection.exec(`PRAGMA synchronous = ${synchronous}`);
        connection.exec('PRAGMA foreign_keys = ON');
        cacheStatements(connection);
        for (const ending of databaseFiles) restrictToOwner(filename + ending);
        userMemory.connect(connection);
      }),
    },
  });
  setUserMemory(db, userMemory);
  return db;
}

function openMysql(
  uri: string,
  { silenceMilliseconds, poolSize = 10 }: DatabaseSettings,
): Database {
  const db = knex({
    client: 'mysql2',
    connection: { uri, charset: 'utf8mb4', timezone: 'Z', connectTimeout: 5000 },
    compileSqlOnError: false,
    log: silence,
    acquireConnectionTimeout: 8000,
    pool: {
      min: 0,
      max: poolSize,
      validate: (connection: MysqlConnection) => isUsable(connection.madeAt ?? 0),
      afterCreate(connection: MysqlConnection, done: (error: unknown) => void) {
        connection.madeAt = performance.now();
        if (silenceMilliseconds !== undefined)
          endWhenSilent(connection.stream, silenceMilliseconds);
        // Fewer gap locks, and so fewer deadlocks; every server we support has it.
        connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED', done);
      },
    },
  });
  const isUsable = repeatLost(db);
  if (silenceMilliseconds !== undefined) breakCircuit(db);
  return db;
}
