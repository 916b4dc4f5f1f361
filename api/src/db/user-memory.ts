import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { changedUsers, type RememberedName } from './changed-users.ts';

/** What is remembered of one user, by name. */
type Memories = Map<string, { value: unknown; bytes: number }>;

const maxBytes = 64 * 1024 * 1024;
/** Of a user's entry itself. */
const bytesOfEntry = 500;

/** A connection to an embedded database. */
interface Connection {
  inTransaction: boolean;
  prepare(sql: string): { get(): unknown };
}

/**
 * Rows of users that every call reads, kept in memory for an embedded database, which has one
 * connection. Each statement over that connection that may change a user's rows drops them; when
 * another process has changed the database, SQLite says so and everything is dropped. A call that
 * is reading meanwhile keeps its rows in an entry that nobody finds any more.
 */
export class UserMemory {
  readonly #users = new LRUCache<string, Memories>({
    maxSize: maxBytes,
    sizeCalculation: (memories) => {
      let bytes = bytesOfEntry;
      for (const one of memories.values()) bytes += one.bytes;
      return bytes;
    },
  });
  #connection: Connection | undefined;
  #dataVersion: ReturnType<Connection['prepare']> | undefined;
  #version: number | undefined;
  /** Whether SQLite was asked since the process last read from its sockets. */
  #isAsked = false;

  /** Begins with the connection, of which the memory knows nothing yet. */
  connect(connection: Connection): void {
    this.#connection = connection;
    this.#dataVersion = connection.prepare('PRAGMA data_version');
    this.#isAsked = false;
    this.#users.clear();
  }

  /** Drops what a statement may change. Called before it runs: what others read meanwhile waits for the connection. */
  note(sql: string, values: readonly unknown[] = []): void {
    const changed = changedUsers(sql);
    if (changed === 'none') return;
    if (changed === 'anyone') this.#users.clear();
    else for (const value of values) if (typeof value === 'string') this.#drop(value, changed.name);
  }

  /** Drops a user's value or, without a name, all of them. A read under way is not kept then. */
  #drop(userId: string, name: string | undefined): void {
    const memories = this.#users.peek(userId);
    if (memories === undefined) return;
    this.#users.delete(userId);
    if (name === undefined) return;
    const others = new Map(memories);
    others.delete(name);
    this.#users.set(userId, others);
  }

  /**
   * A value of a user, remembered or read. Undefined is not remembered.
   * @param sizeOf how many bytes the value takes, about
   */
  async recall<Value>(
    userId: string,
    name: RememberedName,
    read: () => Promise<Value>,
    sizeOf: (value: Value) => number,
  ): Promise<Value> {
    if (!this.#isUsable()) return read();
    let memories = this.#users.get(userId);
    const known = memories?.get(name);
    if (known !== undefined) return known.value as Value;
    memories ??= new Map();
    if (!this.#users.has(userId)) this.#users.set(userId, memories);
    const value = await read();
    if (value === undefined) return value;
    memories.set(name, { value, bytes: sizeOf(value) });
    // The entry has grown, unless it was dropped meanwhile.
    if (this.#users.peek(userId) === memories) this.#users.set(userId, memories);
    return value;
  }

  /**
   * Whether what is remembered is what a statement would read now. During a transaction it might
   * not be: the connection does not see what other processes change meanwhile.
   */
  #isUsable(): boolean {
    if (this.#connection === undefined || this.#connection.inTransaction) return false;
    if (this.#isAsked) return true;
    const row = this.#dataVersion?.get() as { data_version: number } | undefined;
    if (row?.data_version !== this.#version) this.#users.clear();
    this.#version = row?.data_version;
    this.#isAsked = true;
    // What runs until then was asked by others before: nothing is read from a socket in between.
    process.nextTick(() => (this.#isAsked = false));
    return true;
  }
}

const memories = new WeakMap<object, UserMemory>();

/**
 * Gives an open database a memory, and tells it each statement before it runs. Transactions have
 * none: they read what they write.
 */
export function setUserMemory(db: Knex, memory: UserMemory): void {
  memories.set(db, memory);
  db.client.on('query', ({ sql, bindings }: { sql: string; bindings?: unknown[] }) =>
    memory.note(sql, bindings),
  );
}

/** Whether values of users are remembered: not in a transaction, and not by a server's database. */
export function hasUserMemory(db: object): boolean {
  return memories.has(db);
}

/** A value of a user from the database's memory if it has one, or else read. */
export function recallOfUser<Value>(
  db: object,
  userId: string,
  name: RememberedName,
  read: () => Promise<Value>,
  sizeOf: (value: Value) => number = () => bytesOfEntry,
): Promise<Value> {
  const memory = memories.get(db);
  return memory === undefined ? read() : memory.recall(userId, name, read, sizeOf);
}
