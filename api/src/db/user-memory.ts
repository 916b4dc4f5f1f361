import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { beforeLaterRequests } from './socket-reads.ts';
import { changedUsers, type RememberedName } from './changed-users.ts';

/** The cached values of one user, by name. */
type Memories = Map<string, { value: unknown; bytes: number }>;

const maxBytes = 64 * 1024 * 1024;
/** Estimated size of a user's entry without its values. */
const bytesOfEntry = 500;

/** A connection to an embedded database. */
interface Connection {
  inTransaction: boolean;
  prepare(sql: string): { get(): unknown };
}

/**
 * Caches the user rows that every call reads, for an embedded database with its single connection.
 * A statement on that connection that may change a user's rows drops them. When another process has
 * changed the database, SQLite reports it and everything is dropped. A call that was reading at that
 * moment fills an entry that is no longer in the cache.
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
  /** Whether SQLite was asked since the process last looked at its sockets. */
  #isAsked = false;

  /** Starts with an empty cache for a new connection. */
  connect(connection: Connection): void {
    this.#connection = connection;
    this.#dataVersion = connection.prepare('PRAGMA data_version');
    this.#isAsked = false;
    this.#users.clear();
  }

  /** Drops what a statement may change. Called before it runs; other reads then wait for the connection. */
  note(sql: string, values: readonly unknown[] = []): void {
    const changed = changedUsers(sql);
    if (changed === 'none') return;
    if (changed === 'anyone') this.#users.clear();
    else for (const value of values) if (typeof value === 'string') this.#drop(value, changed.name);
  }

  /** Drops one value of a user or, without a name, all of them. A read in progress is not cached. */
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
   * Returns a user's value from the cache, or reads it. Undefined is not cached.
   * @param sizeOf estimates the value's size in bytes
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
    // Set again, because the entry has grown; unless it was dropped during the read.
    if (this.#users.peek(userId) === memories) this.#users.set(userId, memories);
    return value;
  }

  /**
   * Whether a statement would now read what is cached. Not during a transaction, in which the
   * connection does not see the changes of other processes.
   */
  #isUsable(): boolean {
    if (this.#connection === undefined || this.#connection.inTransaction) return false;
    if (this.#isAsked) return true;
    const row = this.#dataVersion?.get() as { data_version: number } | undefined;
    if (row?.data_version !== this.#version) this.#users.clear();
    this.#version = row?.data_version;
    this.#isAsked = true;
    // What runs until then was sent by others before.
    beforeLaterRequests(() => (this.#isAsked = false));
    return true;
  }
}

const memories = new WeakMap<object, UserMemory>();

/**
 * Gives an open database a cache that gets each statement before it runs. Transactions have none,
 * since they must read what they have written.
 */
export function setUserMemory(db: Knex, memory: UserMemory): void {
  memories.set(db, memory);
  db.client.on('query', ({ sql, bindings }: { sql: string; bindings?: unknown[] }) =>
    memory.note(sql, bindings),
  );
}

/** Whether user values are cached: not in a transaction, and not with a database server. */
export function hasUserMemory(db: object): boolean {
  return memories.has(db);
}

/** Returns a user's value from the database's cache, if it has one, or reads it. */
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
