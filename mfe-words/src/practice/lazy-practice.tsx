import { lazy } from 'react';
import type { HostApi } from '@topwords/platform/host';
import { openLocalStorage } from '@topwords/platform/remote';
import { entryPrefix } from './outbox/entry-prefix.ts';
import type { Outbox } from './outbox/outbox.ts';
import { keysOf } from './storage/account-storage.ts';

/**
 * A host's practice. Its script loads on first use, so that the lists do not pay for it; answers
 * that an earlier page could not send are still sent.
 */
export function createLazyPractice(host: HostApi) {
  const storage = openLocalStorage();
  let loading: Promise<Outbox> | null = null;

  async function open(): Promise<Outbox> {
    const { createOutbox } = await import('./outbox/outbox.ts');
    return createOutbox({ host, storage });
  }

  /** A script that fails to load is requested again when practice is opened, or by the next page. */
  function load(): Promise<Outbox> {
    loading ??= open().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  }

  if (keysOf(storage, entryPrefix).length > 0) void load().catch(() => undefined);
  return lazy(async () => {
    const [{ PracticeScreen }, outbox] = await Promise.all([
      import('./practice-screen.tsx'),
      load(),
    ]);
    return { default: () => <PracticeScreen outbox={outbox} /> };
  });
}
