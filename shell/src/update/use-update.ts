import { useEffect, useState } from 'react';
import { openStorage } from '../browser/open-storage.ts';
import { fetchRegistry, isTrusted } from '../registry/session-registry.ts';
import { useShell, type ShellServices } from '../services/shell-context.ts';
import { findUpdate } from './find-update.ts';
import { watchForUpdates, type UpdateRhythm } from './watch-for-updates.ts';

async function lookFor({ registry, session }: ShellServices): Promise<string | null> {
  const served = await fetchRegistry();
  const trust = { storage: openStorage('localStorage'), now: Date.now };
  const isBelieved = await isTrusted(served, registry.public_key, trust);
  return isBelieved ? findUpdate(registry, served, session.state.value.sub) : null;
}

interface Update {
  isReady: boolean;
  /** Hides this update; a later one is shown. */
  dismiss: () => void;
}

/** Checks regularly whether a new page would bring an update. */
export function useUpdate(rhythm?: UpdateRhythm): Update {
  const services = useShell();
  const [update, setUpdate] = useState<string | null>(null);
  const [dismissed, setDismissed] = useState<string | null>(null);

  useEffect(() => {
    const watch = watchForUpdates(() => lookFor(services), rhythm);
    const subscription = watch.update.subscribe(setUpdate);
    return () => {
      watch.stop();
      subscription.unsubscribe();
    };
  }, [services, rhythm]);

  return {
    isReady: update !== null && update !== dismissed,
    dismiss: () => setDismissed(update),
  };
}
