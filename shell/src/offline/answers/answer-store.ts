import { openDatabase, resultOf, whenStored, type Entry } from './open-database.ts';

/** What is kept at most, in bytes of texts and recordings. */
export const maximumBytes = 25_000_000;

/** How far a full store is emptied, so that not every further answer has to make room. */
const emptiedBytes = 0.9 * maximumBytes;

/** A use is recorded when the last one was that long ago, in milliseconds. */
const usePrecision = 600_000;

/** JSON, or a recording. */
type Content = string | Blob;

/** Answers on this device, the least recently used of which go when there is no room. */
export interface AnswerStore {
  /** Undefined if it is not kept, or the browser does not let us read. */
  read(key: string): Promise<Content | undefined>;
  /** When an answer was kept, UTC milliseconds; 0 if it is not. */
  keptAt(key: string): Promise<number>;
  /** Keeps an answer if there is room. */
  write(key: string, sub: string, content: Content): Promise<void>;
  /** @throws {DOMException} when the browser does not let us read */
  bytes(): Promise<number>;
  /**
   * Erases all entries, or those of all accounts but one.
   * @throws {DOMException} when the browser does not let us
   */
  erase(except?: string): Promise<void>;
}

function bytesOf(content: Content): number {
  return content instanceof Blob ? content.size : new TextEncoder().encode(content).length;
}

function total(entries: readonly Entry[]): number {
  return entries.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Creates the one store of a page. */
export function createAnswerStore(): AnswerStore {
  let opening: Promise<IDBDatabase> | null = null;
  /** As far as this tab knows; null before it has counted. */
  let known: number | null = null;

  function open(): Promise<IDBDatabase> {
    const reset = () => {
      opening = null;
      known = null;
    };
    opening ??= openDatabase(reset).catch((error: unknown) => {
      reset();
      throw error;
    });
    return opening;
  }

  async function begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    return (await open()).transaction(['entries', 'contents'], mode);
  }

  async function listEntries(): Promise<Entry[]> {
    const transaction = await begin('readonly');
    return resultOf<Entry[]>(transaction.objectStore('entries').getAll());
  }

  async function remove(keys: readonly string[]): Promise<void> {
    const transaction = await begin('readwrite');
    for (const key of keys) {
      transaction.objectStore('entries').delete(key);
      transaction.objectStore('contents').delete(key);
    }
    await whenStored(transaction);
  }

  /** Removes the least recently used entries until the others have at most so many bytes. */
  async function reduceTo(maximum: number): Promise<void> {
    const entries = (await listEntries()).toSorted((one, other) => one.usedAt - other.usedAt);
    known = total(entries);
    const removed: string[] = [];
    for (const { key, bytes } of entries) {
      if (known <= maximum) break;
      removed.push(key);
      known -= bytes;
    }
    if (removed.length > 0) await remove(removed);
  }

  async function put(entry: Entry, content: Content): Promise<void> {
    const transaction = await begin('readwrite');
    const entries = transaction.objectStore('entries');
    const former = await resultOf<Entry | undefined>(entries.get(entry.key));
    entries.put(entry);
    transaction.objectStore('contents').put(content, entry.key);
    await whenStored(transaction);
    known = (known ?? 0) + entry.bytes - (former?.bytes ?? 0);
  }

  async function recordUse(key: string): Promise<void> {
    const entries = (await begin('readwrite')).objectStore('entries');
    const entry = await resultOf<Entry | undefined>(entries.get(key));
    if (entry && Date.now() - entry.usedAt > usePrecision)
      entries.put({ ...entry, usedAt: Date.now() });
  }

  return {
    async read(key) {
      try {
        const transaction = await begin('readonly');
        const content: Content | undefined = await resultOf(
          transaction.objectStore('contents').get(key),
        );
        if (content !== undefined) void recordUse(key).catch(() => undefined);
        return content;
      } catch {
        return undefined;
      }
    },
    async keptAt(key) {
      try {
        const transaction = await begin('readonly');
        const entry: Entry | undefined = await resultOf(
          transaction.objectStore('entries').get(key),
        );
        return entry?.keptAt ?? 0;
      } catch {
        return 0;
      }
    },
    async write(key, sub, content) {
      const bytes = bytesOf(content);
      const [keptAt, usedAt] = [Date.now(), Date.now()];
      try {
        known ??= total(await listEntries());
        if (known + bytes > maximumBytes) await reduceTo(emptiedBytes - bytes);
        await put({ key, sub, bytes, keptAt, usedAt }, content);
      } catch {
        // The device is full: what is kept makes room, and this answer is kept the next time.
        await reduceTo((known ?? 0) / 2).catch(() => undefined);
      }
    },
    bytes: async () => total(await listEntries()),
    async erase(except) {
      const others = (await listEntries()).filter(({ sub }) => sub !== except);
      known = null;
      if (others.length > 0) await remove(others.map(({ key }) => key));
    },
  };
}
