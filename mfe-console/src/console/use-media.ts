import { useSyncExternalStore } from 'react';
import type { ThemeName } from '@topwords/platform/ui';

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
}

/** The current theme: the page's `data-theme`, or else the system's preference. */
export function useThemeName(): ThemeName {
  const isDark = useMedia('(prefers-color-scheme: dark)');
  const chosen = useSyncExternalStore(
    (onChange) => {
      const attribute = new MutationObserver(onChange);
      attribute.observe(document.documentElement, { attributeFilter: ['data-theme'] });
      return () => attribute.disconnect();
    },
    () => document.documentElement.dataset['theme'],
  );
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return isDark ? 'dark' : 'light';
}

/** Whether animation is allowed: the system does not ask for reduced motion. */
export function useHasMotion(): boolean {
  return !useMedia('(prefers-reduced-motion: reduce)');
}
