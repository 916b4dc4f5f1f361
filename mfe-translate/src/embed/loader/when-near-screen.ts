/** A translator is loaded within this distance of the screen. */
const rootMargin = '400px';

/** Calls once when an element comes near the screen. @returns a function that cancels that */
export function whenNearScreen(element: Element, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
