/** A read-only store: a folder, or a server that answers plain GET. */
export type ReadStore = Pick<Store, 'name' | 'get'>;

/**
 * Holds releases and the log: objects by key, such as `snapshots/000000000001.json`. Each operation
 * is atomic, so that a reader never sees half an object.
 */
export interface Store {
  /** Name for messages: a path or an address. */
  readonly name: string;
  /** @returns null when there is no such object */
  get: (key: string) => Promise<Uint8Array | null>;
  /** Writes an object, replacing any that exists. */
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /**
   * Writes an object unless it exists. Of several concurrent writers exactly one succeeds.
   * @returns whether this one succeeded
   */
  createIfAbsent: (key: string, bytes: Uint8Array) => Promise<boolean>;
  /** Keys that begin with `prefix`, a folder with a trailing slash, sorted. */
  list: (prefix: string) => Promise<string[]>;
  /** Does nothing when there is no such object. */
  delete: (key: string) => Promise<void>;
}
