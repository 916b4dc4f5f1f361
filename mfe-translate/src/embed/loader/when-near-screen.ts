/** Nearer to the screen than this, a translator is loaded. */
const margin = '400px';

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | null = null;

function callThoseNear(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting) leave(target)?.();
  }
}

/** Calls once when an element comes near the screen; the answer takes that back. */
export function whenNearScreen(element: Element, onNear: () => void): () => void {
  // A function made here would hold the first element of the page for as long as the page lives.
  observer ??= new IntersectionObserver(callThoseNear, { rootMargin: margin });
  waiting.set(element, onNear);
  observer.observe(element);
  return () => void leave(element);
}

function leave(element: Element): (() => void) | undefined {
  const onNear = waiting.get(element);
  waiting.delete(element);
  observer?.unobserve(element);
  return onNear;
}
