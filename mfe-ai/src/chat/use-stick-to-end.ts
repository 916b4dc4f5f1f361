import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** How near the end counts as being there, in pixels. */
const nearness = 48;

interface StickyBox {
  /** Of the element that scrolls. */
  box: RefObject<HTMLDivElement | null>;
  /** Goes to the end with what is added next, wherever the reader is. */
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
