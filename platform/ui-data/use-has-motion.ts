import { useSyncExternalStore } from 'react';

const preference = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(preference);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether things may move: the reader's system does not ask for less motion. */
export function useHasMotion(): boolean {
  return useSyncExternalStore(subscribe, () => !matchMedia(preference).matches);
}
