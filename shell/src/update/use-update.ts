import { useEffect, useState } from 'react';
import { reloadPage } from '../browser/reload-page.ts';
import { useShell } from '../services/shell-context.ts';
import { importOffline } from '../offline/import-offline.ts';

/** How often to check, in milliseconds. */
const intervalMs = 300_000;

/** Minimum time between checks when the reader returns to the page, in milliseconds. */
const minimumMs = 60_000;

/**
 * Checks regularly, and when the reader returns to the page, whether a new page would bring an
 * update. A failed check changes nothing; a dismissed update stays hidden, a later one is shown.
 */
export function useUpdate() {
  const services = useShell();
  const [update, setUpdate] = useState<string | null>(null);
  const [dismissed, setDismissed] = useState<string | null>(null);

  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    let last = performance.now();

    async function check(): Promise<void> {
      last = performance.now();
      const offline = await importOffline();
      const found = await offline?.keepUpdate(services).catch(() => undefined);
      if (!signal.aborted && found !== undefined) setUpdate(found);
    }

    function handleReturn(): void {
      const isSeen = document.visibilityState === 'visible';
      if (isSeen && performance.now() - last >= minimumMs) void check();
    }

    const timer = setInterval(() => void check(), intervalMs);
    signal.addEventListener('abort', () => clearInterval(timer));
    document.addEventListener('visibilitychange', handleReturn, { signal });
    addEventListener('focus', handleReturn, { signal });
    return () => end.abort();
  }, [services]);

  return {
    isReady: update !== null && update !== dismissed,
    dismiss: () => setDismissed(update),
    /** Shows the update: without a network, or with a slow one, the one that is kept. */
    accept: async (): Promise<void> => {
      await (await importOffline())?.acceptUpdate();
      reloadPage();
    },
  };
}
