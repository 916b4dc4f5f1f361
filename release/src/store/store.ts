/** A store that is only read: a folder, or what answers plain GET. */
export type ReadStore = Pick<Store, 'name' | 'get'>;

/**
 * Where releases and the log are kept: objects by key, such as `snapshots/000000000001.json`. Each operation takes
 * effect as a whole, so that a reader never meets half an object.
 */
export interface Store {
  /** What stands in messages: a path or an address. */
  readonly name: string;
  /** @returns null when there is no such object */
  get: (key: string) => Promise<Uint8Array | null>;
  /** Writes an object, in place of the one that may be there. */
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /**
   * Writes an object that is not there yet. Of several writers at once exactly one succeeds.
   * @returns whether it was this one
   */
  createIfAbsent: (key: string, bytes: Uint8Array) => Promise<boolean>;
  /** Keys that begin with `prefix`, a folder with its slash, in order. */
  list: (prefix: string) => Promise<string[]>;
  /** Does nothing when there is no such object. */
  delete: (key: string) => Promise<void>;
}
