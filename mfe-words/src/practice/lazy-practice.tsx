import { lazy } from 'react';
import { waitingPrefixes, type HostApi } from '@topwords/platform/host';
import { openLocalStorage } from '@topwords/platform/remote';
import type { Outbox } from './outbox/outbox.ts';
import { onIntent } from './on-intent.ts';
import { keysOf } from './storage/account-storage.ts';

/**
 * The screens of a host's practice that answer cards and questions. Their scripts load when a link to
 * practice is about to be pressed, so that the lists do not pay for them; answers that an earlier page
 * could not send are still sent.
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

  const loadPractice = () => Promise.all([import('./practice-screen.tsx'), load()]);
  onIntent('/practice', () => void loadPractice().catch(() => undefined));

  if (keysOf(storage, waitingPrefixes.answers).length > 0) void load().catch(() => undefined);
  return {
    Practice: lazy(async () => {
      const [{ PracticeScreen }, outbox] = await loadPractice();
      return { default: () => <PracticeScreen outbox={outbox} /> };
    }),
    Mistakes: lazy(async () => {
      const [{ MistakesScreen }, outbox] = await Promise.all([
        import('./mistakes/mistakes-screen.tsx'),
        load(),
      ]);
      return { default: () => <MistakesScreen outbox={outbox} /> };
    }),
  };
}
