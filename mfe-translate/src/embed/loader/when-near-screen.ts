/** A translator is loaded within this distance of the screen. */
const margin = '400px';

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | null = null;

function callThoseNear(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting) leave(target)?.();
  }
}

/** Calls once when an element comes near the screen. @returns a function that cancels that */
export function whenNearScreen(element: Element, onNear: () => void): () => void {
  // A closure made here would keep the first element in memory for the lifetime of the page.
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
