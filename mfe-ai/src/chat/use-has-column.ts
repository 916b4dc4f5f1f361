import { useSyncExternalStore } from 'react';

const wide = '(width >= 1024px)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the chat fits beside the analysis. */
export function useHasColumn(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
}
