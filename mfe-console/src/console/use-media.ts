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

/** The theme: the page's `data-theme`, or else the system's current preference. */
export function useThemeName(): ThemeName {
  const isDark = useMedia('(prefers-color-scheme: dark)');
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return isDark ? 'dark' : 'light';
}

/** Whether animation is allowed: the system does not ask for reduced motion. */
export function useHasMotion(): boolean {
  return !useMedia('(prefers-reduced-motion: reduce)');
}
