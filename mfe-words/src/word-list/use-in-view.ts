import { useCallback, type RefCallback } from 'react';

/** So far below the screen that the next page is there before the learner is. */
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
