import { useCallback, type RefCallback } from 'react';

/** Distance below the screen at which the next page starts to load. */
const margin = '800px';

/** A ref that calls `onView` when its element comes near the screen. */
export function useInView(onView: () => void): RefCallback<Element> {
  return useCallback(
    (element: Element) => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) onView();
        },
        { rootMargin: margin },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [onView],
  );
}
