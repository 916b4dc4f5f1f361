import { useEffect, useState } from 'react';

/** How long each face is shown, in milliseconds. */
export const turnInterval = 3200;

const reducedMotion = '(prefers-reduced-motion: reduce)';

/**
 * Turns through `count` faces, starting with the first. It pauses for a reader who prefers reduced
 * motion, while the page is hidden and while `isHeld`, and stops once a face is chosen.
 */
export function useTurning(count: number, isHeld: boolean) {
  const [index, setIndex] = useState(0);
  const [isStopped, setIsStopped] = useState(false);

  useEffect(() => {
    if (isStopped || isHeld || matchMedia(reducedMotion).matches) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setIndex((shown) => (shown + 1) % count);
    }, turnInterval);
    return () => clearInterval(timer);
  }, [count, isHeld, isStopped]);

  function choose(chosen: number): void {
    setIsStopped(true);
    setIndex(chosen);
  }

  return { index, choose };
}
