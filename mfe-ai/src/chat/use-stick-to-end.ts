import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** Distance from the end, in pixels, that still counts as being at the end. */
const nearness = 48;

interface StickyBox {
  /** The ref of the scrolling element. */
  box: RefObject<HTMLDivElement | null>;
  /** Scrolls to the end with the next addition, wherever the reader is. */
  follow: () => void;
}

/** Keeps the end of a box in view as content is added, unless the reader scrolled up. */
export function useStickToEnd(): StickyBox {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const remember = () => {
      const { scrollHeight, scrollTop, clientHeight } = element;
      isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearness;
    };
    const goToEnd = () => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    };
    const observer = new MutationObserver(goToEnd);
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    element.addEventListener('scroll', remember, { passive: true });
    goToEnd();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', remember);
    };
  }, []);

  const follow = useCallback(() => {
    isAtEnd.current = true;
  }, []);
  return { box, follow };
}
