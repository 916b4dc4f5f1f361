import type { HostApi } from '@topwords/platform/host';
import { openLocalStorage } from '@topwords/platform/remote';
import { hasStoredEntries } from './entry-storage.ts';
import type { Outbox } from './outbox.ts';

/** Loads the outbox when needed: by practice, or immediately if unsent answers exist. */
export interface OutboxLoader {
  load(): Promise<Outbox>;
}

/** Creates the loader of a page. */
export function createOutboxLoader(host: HostApi): OutboxLoader {
  const storage = openLocalStorage();
  let loading: Promise<Outbox> | null = null;

  async function open(): Promise<Outbox> {
    const { createOutbox } = await import('./outbox.ts');
    return createOutbox({ host, storage });
  }

  function load(): Promise<Outbox> {
    loading ??= open().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  }

  // A chunk that fails to load is requested again when practice is opened, or by the next page.
  if (hasStoredEntries(storage)) void load().catch(() => undefined);
  return { load };
}
