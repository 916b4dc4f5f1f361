import { useSyncExternalStore } from 'react';
import type { ThemeName } from '../ui/index.ts';

const preference = '(prefers-color-scheme: dark)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(preference);
  query.addEventListener('change', onChange);
  const attribute = new MutationObserver(onChange);
  attribute.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    query.removeEventListener('change', onChange);
    attribute.disconnect();
  };
}

function readThemeName(): ThemeName {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia(preference).matches ? 'dark' : 'light';
}

/** The theme in force: the page's `data-theme`, else what the reader's system prefers. */
export function useThemeName(): ThemeName {
  return useSyncExternalStore(subscribe, readThemeName);
}
