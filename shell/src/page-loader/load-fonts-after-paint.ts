import { fontsId } from './names.ts';

/**
 * Lets the page use its fonts once it has been painted with fallbacks of the same size: otherwise
 * their download would compete with the first paint.
 */
export function loadFontsAfterPaint(): void {
  const fonts = document.querySelector<HTMLStyleElement>(`style#${fontsId}`);
  const observer = new PerformanceObserver(() => fonts?.removeAttribute('media'));
  observer.observe({ type: 'paint', buffered: true });
}
