import { useEffect, useState } from 'react';
import { openStorage } from '../browser/open-storage.ts';
import { fetchRegistry, isTrusted } from '../registry/session-registry.ts';
import { useShell, type ShellServices } from '../services/shell-context.ts';
import { findUpdate } from './find-update.ts';

/** How often to check, in milliseconds. */
const intervalMs = 300_000;

/** Minimum time between checks when the reader returns to the page, in milliseconds. */
const minimumMs = 60_000;

async function lookFor({ registry, session }: ShellServices): Promise<string | null> {
  const served = await fetchRegistry();
  const trust = { storage: openStorage('localStorage'), now: Date.now };
  const isBelieved = await isTrusted(served, registry.public_key, trust);
  return isBelieved ? findUpdate(registry, served, session.state.value.sub) : null;
}

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
      const found = await lookFor(services).catch(() => undefined);
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
  };
}
