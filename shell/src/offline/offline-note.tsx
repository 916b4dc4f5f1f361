import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { importOffline } from './import-offline.ts';

function followNetwork(onChange: () => void): () => void {
  for (const name of ['online', 'offline']) addEventListener(name, onChange);
  return () => {
    for (const name of ['online', 'offline']) removeEventListener(name, onChange);
  };
}

/** A quiet line while the device has no network; its text is loaded with the first cut. */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine);
  const [part, setPart] = useState<Record<'OfflineText' | 'WaitingText', ComponentType> | null>(
    null,
  );
  useEffect(() => {
    if (!isOnline) void importOffline().then(setPart);
  }, [isOnline]);
  return (
    <>
      <output>{!isOnline && part && <part.OfflineText />}</output>
      {!isOnline && part && <part.WaitingText />}
    </>
  );
}
