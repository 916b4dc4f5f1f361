import { useEffect, useState } from 'react';

/** How long each face is shown, in milliseconds. */
export const turnInterval = 3200;

const lessMotion = '(prefers-reduced-motion: reduce)';

/**
 * Turns through `count` faces, beginning with the first. It stands still for a reader who wants less
 * motion, while the page is hidden, while `isHeld`, and for good once a face was chosen.
 */
export function useTurning(count: number, isHeld: boolean) {
  const [index, setIndex] = useState(0);
  const [isStopped, setIsStopped] = useState(false);

  useEffect(() => {
    if (isStopped || isHeld || matchMedia(lessMotion).matches) return undefined;
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
